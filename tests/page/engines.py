"""Firefox ESR and WebKitGTK, driven by the same few verbs: one window each.

Both draw in 3D by the processor, on a display that shows nothing. Chromium has tests of its own (visitor.py).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tests.page.visitor import FIRST, LOOKS, PATIENCE, ROOT, SHOTS, source, unresolved

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import ConsoleMessage, Playwright
    from selenium.webdriver.remote.webdriver import WebDriver

Spot = tuple[float, float]
Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 800), (390, 844))
#: Before every page: what a visitor of a slow machine chose, and what the policy of the page refuses is seen.
BEFORE = FIRST % json.dumps({"language": "en", "quality": "low", "muted": True})
#: What WebKitGTK reports though nothing is wrong: it installs no pages, so it does not know that part of the policy,
#: and it closes the sockets of a page that is left.
USUAL = ("Unrecognized Content-Security-Policy directive 'manifest-src'.", "WebSocket is closed due to suspension.")
#: 3D without a graphics card; few pictures a second, and WebAssembly as it is compiled first: both take the processor.
FIREFOX: dict[str, str | float | bool] = {
    "webgl.force-enabled": True,
    "layout.frame_rate": 10,
    "javascript.options.wasm_optimizingjit": False,
}
#: The same by the variables that WebKit reads, and 3D by one thread.
WEBKIT = {"JSC_useOMGJIT": "false", "JSC_useFTLJIT": "false", "JSC_numberOfWasmCompilerThreads": "1"}
SOFTWARE = {"LIBGL_ALWAYS_SOFTWARE": "1", "LP_NUM_THREADS": "1"}
#: Between two looks, in s.
LOOK = 0.1


class Window(Protocol):
    """What a driver does with a window. A key has the name that the DOM gives it."""

    def open(self, url: str) -> None: ...
    def evaluate(self, function: str, argument: object = None) -> Any: ...
    def drag(self, *points: Spot) -> None:
        """Press at the first point, move to the others, let go at the last."""

    def press(self, key: str) -> None: ...
    def resize(self, size: Size) -> None: ...
    def picture(self, file: Path) -> None: ...
    def console(self) -> list[str]:
        """Its warnings and errors since the window was opened."""

    def troubles(self) -> list[str]:
        """Those of them that nothing should have caused."""


class FirefoxWindow:
    """Firefox ESR by WebDriver BiDi, which Playwright speaks."""

    def __init__(self, playwright: Playwright, display: str) -> None:
        self._errors: list[str] = []
        self._warnings: list[str] = []
        self._browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=shutil.which("firefox-esr"),
            firefox_user_prefs=FIREFOX,
            env={**os.environ, **SOFTWARE, "DISPLAY": display},
            timeout=PATIENCE * 1000,
        )
        width, height = SIZES[0]
        context = self._browser.new_context(viewport={"width": width, "height": height}, locale="en")
        context.add_init_script(BEFORE)
        self._page = context.new_page()
        self._page.set_default_timeout(PATIENCE * 1000)
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))
        self._page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(message.text)
        elif message.type == "warning":
            self._warnings.append(message.text)

    def open(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, function: str, argument: object = None) -> Any:
        return self._page.evaluate(function, argument)

    def drag(self, *points: Spot) -> None:
        mouse = self._page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point)
        mouse.up()

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def resize(self, size: Size) -> None:
        self._page.set_viewport_size({"width": size[0], "height": size[1]})

    def picture(self, file: Path) -> None:
        errors = self._errors[:]
        self._page.screenshot(path=file)
        self._errors[:] = errors  # it puts a style into the page, which the policy refuses

    def console(self) -> list[str]:
        return self._warnings + self._errors

    def troubles(self) -> list[str]:
        return self._errors

    def close(self) -> None:
        self._browser.close()


class WebKitWindow:
    """WebKitGTK by WebDriver, which Selenium speaks; webkit_window.py is the browser."""

    def __init__(self, folder: Path, display: str) -> None:
        from selenium.webdriver import Remote
        from selenium.webdriver.remote.client_config import ClientConfig
        from selenium.webdriver.remote.remote_connection import RemoteConnection
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        self._console = folder / "console"
        self._console.touch()
        settings = {"size": SIZES[0], "script": BEFORE, "console": str(self._console), "folder": str(folder)}
        stored = folder / "settings.json"
        stored.write_text(json.dumps(settings), "utf-8")
        options = Options()
        options.binary_location = "/usr/bin/python3"
        for argument in (str(Path(__file__).with_name("webkit_window.py")), "--automation", str(stored)):
            options.add_argument(argument)
        variables = {**os.environ, **SOFTWARE, **WEBKIT, "DISPLAY": display}
        self._service = Service(executable_path=shutil.which("WebKitWebDriver") or "", env=variables)
        self._service.start()
        client = ClientConfig(remote_server_addr=self._service.service_url, timeout=int(PATIENCE))
        self._driver: WebDriver = Remote(RemoteConnection(client_config=client), options=options)
        self._driver.set_script_timeout(PATIENCE)

    def open(self, url: str) -> None:
        self._driver.get(url)

    def evaluate(self, function: str, argument: object = None) -> Any:
        return self._driver.execute_script(f"return ({function})(arguments[0])", argument)

    def drag(self, *points: Spot) -> None:
        from selenium.webdriver.common.actions.action_builder import ActionBuilder

        actions = ActionBuilder(self._driver, duration=10)
        mouse = actions.pointer_action
        mouse.move_to_location(*map(int, points[0])).pointer_down()
        for point in points[1:]:
            mouse.move_to_location(*map(int, point))
        mouse.pointer_up()
        actions.perform()

    def press(self, key: str) -> None:
        from selenium.webdriver.common.action_chains import ActionChains
        from selenium.webdriver.common.keys import Keys

        named = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key).upper()
        ActionChains(self._driver).send_keys(key if len(key) == 1 else getattr(Keys, named)).perform()

    def resize(self, size: Size) -> None:
        self._driver.set_window_size(*size)

    def picture(self, file: Path) -> None:
        self._driver.save_screenshot(str(file))

    def console(self) -> list[str]:
        lines = self._console.read_text("utf-8", errors="replace").splitlines()
        return [line for line in lines if re.search(r"CONSOLE (\w+ )?(WARN|ERROR)", line) and not line.endswith(USUAL)]

    def troubles(self) -> list[str]:
        return [line for line in self.console() if re.search(r"CONSOLE (\w+ )?ERROR", line)]

    def close(self) -> None:
        self._driver.quit()
        self._service.stop()


@contextmanager
def nowhere() -> Iterator[str]:
    """A display that nobody sees: Firefox draws in 3D only where there is one, and WebKitGTK needs it for windows."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        with os.fdopen(reading) as line:
            number = line.readline().strip()
        try:
            yield f":{number}"
        finally:
            process.terminate()


def missing() -> list[str]:
    """Engines that are not here, as scripts/browser names them."""
    command = [str(ROOT / "scripts" / "browser"), "missing"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


class Guest:
    """A person who sees the page in some engine; what is not there yet is waited for."""

    def __init__(self, window: Window, url: str, engine: str) -> None:
        self.window = window
        self.url = url
        self.engine = engine

    def go(self, path: str = "") -> None:
        self.window.open(f"{self.url}/{path}")
        self.wait(lambda: self.window.evaluate("() => document.querySelector('main') !== null"), f"/{path}")

    def wait(self, looked: Callable[[], Any], what: str) -> Any:
        """Look again and again; what was seen at last."""
        until = time.monotonic() + PATIENCE
        while not (found := looked()):
            if time.monotonic() > until:
                raise AssertionError(f"{self.engine} does not show {what}: {self.words()}; {self.window.console()}")
            time.sleep(LOOK)
        return found

    def words(self) -> str:
        return " ".join(self.look("words").split())

    def look(self, what: str, argument: object = None) -> Any:
        """Ask one of looks.js."""
        return self.window.evaluate(f"(argument) => ({source(LOOKS)}).{what}(argument)", argument)

    def see(self, selector: str, words: str = "") -> Spot:
        """The middle of the first that matches, has these words and can be touched, once it does not move."""
        seen: list[Spot | None] = [None]

        def rests() -> Spot | None:
            seen.append(self.look("middle", [selector, words]))
            return seen[-1] if seen[-1] == seen[-2] else None

        x, y = self.wait(rests, f"{selector} {words!r}")
        return x, y

    def click(self, selector: str, words: str = "") -> None:
        self.window.drag(self.see(selector, words))

    def ask(self, path: str, posted: object = None) -> Any:
        """What the API answers to this visitor."""
        return self.window.evaluate(ASK, [path, posted])

    def shows_well(self, place: str) -> None:
        """In every size every word is there and inside of the window."""
        for size in SIZES:
            self._shows_well(place, size)

    def _shows_well(self, place: str, size: Size) -> None:
        self.window.resize(size)
        self.wait(lambda: self.window.evaluate("() => innerWidth") == size[0], f"{place}, {size[0]} px wide")
        assert unresolved(self.words()) == [], f"{place} in {self.engine}"
        # the page hears of its new size a moment later, and then lays itself out
        self.wait(lambda: self.look("sticksOut") == [], f"everything inside of the window: {place}, {size[0]} px wide")
        if SHOTS:
            self.window.evaluate(DRAWN)
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            self.window.picture(Path(SHOTS) / f"{self.engine}-{place}-{size[0]}.png")


#: When pictures are loaded and everything was drawn in its new size.
DRAWN = """async () => {
  await Promise.all([...document.images].map((each) => each.decode().catch(() => null)));
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
#: A request under the address at which the page was opened.
ASK = """async ([path, posted]) => {
  const headers = { 'content-type': 'application/json' };
  const sent = posted && { method: 'POST', body: JSON.stringify(posted), headers };
  const answer = await fetch(new URL(`/api/${path}`, location.origin), sent ?? {});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
