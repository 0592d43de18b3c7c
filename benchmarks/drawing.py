"""What one picture of a recorded throw costs: draw calls, triangles, memory and script. Run from the root.

python -m benchmarks.drawing [--web FOLDER]

Plays throws of the fixtures in the demo of the arena, built for it, in a small window of a browser that has all the
time it needs: its clock goes on by a sixtieth of a second with each picture. Draw calls and triangles are counted where
WebGL is called, memory by sampling the heap, script by the browser's own clock; script is given in bare loops of a
million additions in the same browser, so that machines can be compared. Exits with 1 if a throw needs more draw calls
than a weak phone draws at 60 pictures a second.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tests.page.conftest import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, ViewportSize

WEB = Path(__file__).parent.parent / "web"
#: One die into five, and fourteen into twelve.
THROWS = ("toss", "crowd")
QUALITIES = ("high", "medium", "low")
MOST_CALLS = 20
WINDOW: ViewportSize = {"width": 320, "height": 480}
#: A wrapper that leaves nothing behind: whatever it made would be counted as memory of the arena.
COUNT = """
const counted = (window.counted = { calls: 0, triangles: 0, pictures: 0, frame: 0, seen: -1 });
const wrap = (name, triangles) => {
  const was = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (a, b, c, d, e) {
    counted.calls += 1;
    counted.triangles += triangles(b, c, d, e) / 3;
    if (counted.seen !== counted.frame) { counted.seen = counted.frame; counted.pictures += 1; }
    return was.call(this, a, b, c, d, e);
  };
};
wrap('drawElements', (count) => count);
wrap('drawArrays', (first, count) => count);
wrap('drawElementsInstanced', (count, type, offset, instances) => count * instances);
wrap('drawArraysInstanced', (first, count, instances) => count * instances);
let clock = performance.now();
const real = performance.now.bind(performance);
performance.now = () => clock;
performance.real = real;
const tick = () => { counted.frame += 1; clock += 1000 / 60; requestAnimationFrame(tick); };
requestAnimationFrame(tick);
"""
PLAY = """async () => {
  const bytes = Uint8Array.from(atob(demo.recorded().motion), (letter) => letter.charCodeAt(0));
  Object.assign(counted, { calls: 0, triangles: 0, pictures: 0 });
  await demo.arena().play(bytes);
  return { ...counted };
}"""
BARE = """() => {
  let best = Infinity;
  for (let round = 0; round < 7; round++) {
    const began = performance.real();
    let sum = 0;
    for (let number = 0; number < 1e6; number++) sum = (sum + number) | 0;
    if (sum !== 1) best = Math.min(best, performance.real() - began);
  }
  return best;
}"""


@click.command()
@click.option("--web", default=WEB, type=click.Path(path_type=Path, exists=True), help="The page's folder.")
def main(web: Path) -> None:
    """Count what pictures of recorded throws cost."""
    with tempfile.TemporaryDirectory() as folder:
        _build(web, folder)
        handler = partial(_Quiet, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, chromium() as browser:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            url = f"http://127.0.0.1:{server.server_address[1]}/"
            most = max(_throw(browser, url, throw, quality) for throw in THROWS for quality in QUALITIES)
            server.shutdown()
    sys.exit(most > MOST_CALLS)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def _build(web: Path, folder: str) -> None:
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    command = ["node", str(vite), "build", "demo", "--config", "vite.config.ts", "--outDir", folder, "--emptyOutDir"]
    subprocess.run(command, cwd=web, check=True, capture_output=True)


def _throw(browser: Browser, url: str, throw: str, quality: str) -> float:
    """Play one, say what it took; the draw calls of a picture."""
    page = browser.new_page(viewport=WINDOW)
    page.add_init_script(COUNT)
    page.goto(f"{url}?motion={throw}&quality={quality}&view=3d&still=1")
    page.locator("body[data-drawn]").wait_for(timeout=60_000)
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    bare: float = page.evaluate(BARE)
    sampling = {
        "samplingInterval": 256,
        "includeObjectsCollectedByMajorGC": True,
        "includeObjectsCollectedByMinorGC": True,
    }
    page.evaluate(PLAY)  # programs of the graphics card and of the browser are made with the first
    line.send("HeapProfiler.startSampling", sampling)
    before = _script(line)
    told: dict[str, float] = page.evaluate(PLAY)
    script = _script(line) - before
    grown = _size(line.send("HeapProfiler.stopSampling")["profile"]["head"])
    pictures = max(told["pictures"], 1)
    calls = told["calls"] / pictures
    print(
        f"{throw:<6} {quality:<7} {calls:5.1f} draw calls, {told['triangles'] / pictures:7.0f} triangles, "
        f"{grown / pictures / 1024:6.1f} kB, {script * 1000 / pictures / bare:5.2f} bare loops of script "
        f"a picture, of {pictures:.0f}"
    )
    page.close()
    return calls


def _script(line: CDPSession) -> float:
    """Seconds of script so far."""
    metrics = {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ScriptDuration"])


def _size(node: dict[str, Any]) -> int:
    return int(node["selfSize"]) + sum(_size(child) for child in node["children"])


if __name__ == "__main__":
    main()
