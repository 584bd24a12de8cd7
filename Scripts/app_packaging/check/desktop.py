"""The use of an installed app: the desktop starts the app and opens a link, and a click on a button, which
is found over the accessibility bus, changes the window."""

import os
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests/EndToEnd"))

from accessibility import BUTTON, LABEL, WINDOW, Bus
from gi.repository import Gio, GLib

PATIENCE = float(os.environ.get("PATIENCE", "30"))
DAEMON = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")


class Desktop:
    def __init__(self, facts):
        self.facts = facts
        self.bus = Bus()
        # Services of the session bus start with the environment of the desktop, as after a log-in.
        names = ("DISPLAY", "GDK_BACKEND", "GDK_DISABLE", "GSK_RENDERER", "HOME", "LC_ALL", "XDG_RUNTIME_DIR")
        environment = {name: os.environ[name] for name in names if name in os.environ}
        environment["GTK_A11Y"] = "atspi"
        variables = GLib.Variant("(a{ss})", (environment,))
        self._call_daemon("UpdateActivationEnvironment", variables)
        os.environ["GTK_A11Y"] = "atspi"

    def _call_daemon(self, method, arguments):
        return self.bus.session.call_sync(
            *DAEMON, method, arguments, None, Gio.DBusCallFlags.NONE, 5000, None
        )

    def reload(self):
        """Reads the services of the session bus again, as the bus does when it observes a new file."""
        self._call_daemon("ReloadConfig", None)

    # -- The app

    def launch(self):
        """Starts the app as a desktop does when the user clicks the icon of the app."""
        entry = Gio.DesktopAppInfo.new(f"{self.facts['id']}.desktop")
        if entry is None:
            raise SystemExit(f"check-package: the desktop entry of {self.facts['app']} is not installed")
        entry.launch([], None)
        self.bus.session.flush_sync()

    def open_link(self):
        """Opens a link as a browser does when the user clicks the link."""
        Gio.AppInfo.launch_default_for_uri(self.facts["link"], None)
        self.bus.session.flush_sync()

    def is_running(self):
        return self._call_daemon("NameHasOwner", GLib.Variant("(s)", (self.facts["id"],))).unpack()[0]

    def process(self):
        arguments = GLib.Variant("(s)", (self.facts["id"],))
        return self._call_daemon("GetConnectionUnixProcessID", arguments).unpack()[0]

    def quit(self):
        os.kill(self.process(), signal.SIGTERM)
        self.wait(lambda: not self.is_running(), "the app to quit")

    # -- The window

    def nodes(self, roles):
        application = self.is_running() and self.bus.application(self.process())
        return [node for node in application.visible() if node.role in roles] if application else []

    def wait_for_window(self, title=None):
        def exists():
            names = [window.name for window in self.nodes(WINDOW)]
            return title in names if title else names

        self.wait(exists, f"a window {title or ''}")

    def click(self, name):
        self.wait(lambda: self._buttons(name), f"a button {name}")
        self._buttons(name)[0].do_action("click")

    def _buttons(self, name):
        return [node for node in self.nodes(BUTTON) if node.name == name and node.is_sensitive]

    def wait_for_label(self, text):
        self.wait(lambda: text in [node.name for node in self.nodes(LABEL)], f"a label {text}")

    def wait(self, condition, expected):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                raise SystemExit(f"check-package: waited for {expected}.\n{self.state()}")
            time.sleep(0.1)

    def state(self):
        """Returns the accessible tree of the app. If the app is not running, the result is the log of the
        session bus, which contains the errors of the services that the bus has started."""
        if self.is_running():
            application = self.bus.application(self.process())
            return application.dump() if application else "The app has no window."
        # Scripts/headless-desktop writes the log beside the folder of temporary files.
        log = Path(os.environ["TMPDIR"]).parent / "dbus-daemon.log"
        return f"The app is not running. The log of the session bus:\n{log.read_text(encoding='utf-8')}"

    def use(self):
        """Opens the link, clicks the button, and waits for the label."""
        self.open_link()
        self.wait_for_window(self.facts["title"])
        self.click(self.facts["button"])
        self.wait_for_label(self.facts["label"])
