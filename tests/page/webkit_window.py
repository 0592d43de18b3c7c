"""A window of WebKitGTK without anything around the page, for WebKitWebDriver: Debian's Python runs it.

    webkit_window.py --automation SETTINGS

Its own browser cannot be narrower than 447 px and hides its console. SETTINGS is a file of JSON: ``size``, ``script``
(runs before every page), ``console`` (the file to which messages of the page are written) and ``folder`` (what the
browser stores).
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

SETTINGS: dict[str, Any] = json.loads(Path(sys.argv[-1]).read_text("utf-8"))


def opened(context: Any) -> Any:
    """The page in a window of its size; the driver can change that size."""
    content = WebKit2.UserContentManager()
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(SETTINGS["script"], frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(*SETTINGS["size"])
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def started(context: Any, session: Any) -> None:
    """Give the driver the name of the browser, and its only window."""
    about = WebKit2.ApplicationInfo()
    about.set_name("MiniBrowser")  # the name that selenium asks for
    session.set_application_info(about)
    session.connect("create-web-view", lambda _session: opened(context))


def main() -> None:
    console = os.open(SETTINGS["console"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(console, sys.stdout.fileno())
    os.dup2(console, sys.stderr.fileno())
    folder = SETTINGS["folder"]  # a private window would hide its console
    stored = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
    context = WebKit2.WebContext.new_with_website_data_manager(stored)
    context.set_automation_allowed(True)
    context.connect("automation-started", started)
    Gtk.main()


main()
