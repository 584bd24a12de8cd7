"""A running app, which tests operate by the names that a screen reader speaks."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from gi.repository import GLib

import foreign
import keyboard
from accessibility import BUTTON, DIALOG, LABEL, ROW, TAB, WINDOW, Bus
from keyboard import xdotool

ROOT = Path(__file__).resolve().parents[2]


class App:
    """A process in a home directory of its own. A search waits for at most `patience` seconds."""

    patience = float(os.environ.get("PATIENCE", "15"))
    # The program and the identifier of the app, which subclasses set.
    binary = ""
    id = ""

    def __init__(self, *arguments, settings="", style="", environment=None, home=None, limits=None):
        """
        home: The home directory of an earlier launch, or None for a new home directory.
        limits: Called in the new process before the app starts.
        """
        self.home = home or Path(tempfile.mkdtemp(prefix="app-home-"))
        self.keeps_home = home is not None
        self.environment = isolated_environment(self.home, settings, style) | (environment or {})
        self.process = subprocess.Popen(
            [self.binary, *arguments],
            env=self.environment,
            preexec_fn=limits,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
        )
        self.stderr_lines = []
        self._reader = threading.Thread(target=self._read_stderr, daemon=True)
        self._reader.start()
        self.complaints = None
        self.bus = Bus()
        self.tree = None

    # -- The process

    def _read_stderr(self):
        for line in self.process.stderr:
            self.stderr_lines.append(line.rstrip("\n"))

    def wait_for_exit(self):
        try:
            self.process.wait(self.patience)
        except subprocess.TimeoutExpired:
            self.fail("the app to exit")
        self._reader.join(self.patience)
        return self.process.returncode

    def kill(self):
        """Kills the process, as a crash would, so that the process can't save its state."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Ends the process, and returns its problems, one in each line."""
        if self.complaints is not None:
            return self.complaints
        crashed = self.process.poll() not in (None, 0, -signal.SIGKILL)
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(self.patience)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._reader.join(self.patience)
        self.process.stderr.close()
        if not self.keeps_home:
            shutil.rmtree(self.home, ignore_errors=True)
        self.complaints = complaints(self.stderr_lines)
        if crashed:
            self.complaints.append(f"The app had exited with status {self.process.returncode}.")
        return self.complaints

    # -- Looking

    def wait_until(self, condition, expected):
        """Polls until the condition returns a true value, and returns the value."""

        def attempt():
            self.process.poll() is None or self.fail(expected)
            self.tree = self.tree or self.bus.application(self.process.pid)
            return self.tree and condition()

        return poll(attempt, self.patience) or self.fail(expected)

    def fail(self, expected):
        status = self.process.poll()
        state = "is running" if status is None else f"has exited with status {status}"
        tree = self.tree.dump() if self.tree and status is None else "(none)"
        stderr = "\n".join(self.stderr_lines) or "(nothing)"
        raise AssertionError(
            f"Waited for {expected}.\nThe app {state}. On its standard error:\n{stderr}\n"
            f"Its accessible tree:\n{tree}"
        )

    def nodes(self, roles):
        return [node for node in self.tree.visible() if node.role in roles]

    def named(self, roles, name):
        """Returns all nodes with the name. A name that changes with time can be a pattern."""
        pattern = name if isinstance(name, re.Pattern) else re.compile(re.escape(name))
        return [node for node in self.nodes(roles) if pattern.fullmatch(node.name)]

    def button(self, name):
        def one():
            found = self.named(BUTTON, name)
            return found[0] if len(found) == 1 else None

        return self.wait_until(one, f"exactly one button {name!r}")

    def labels(self):
        return [node.name for node in self.nodes(LABEL)]

    def windows(self):
        """Returns the windows, each followed by the sheets and alerts inside the window."""
        windows = [node for node in self.tree.children if node.role in WINDOW and node.is_visible]
        return [node for window in windows for node in (window, *dialogs(window))]

    def named_window(self, name):
        return next((window for window in self.windows() if window.name == name), None)

    def wait_for_label(self, text):
        self.wait_until(lambda: text in self.labels(), f"a label {text!r}")

    def wait_for_title(self, title):
        """Waits until a window has the title, which is the title of its top page."""
        self.wait_until(
            lambda: title in [window.name for window in self.windows()], f"a window {title!r}"
        )

    def wait_for_no(self, name):
        self.wait_until(lambda: not self.named(BUTTON, name), f"no button {name!r}")

    # -- Acting

    def click(self, name):
        """Clicks a button once. Wait for the effect of the click before the next click, because GTK
        shows the button as pressed for a quarter of a second, and ignores clicks meanwhile."""
        button = self.button(name)
        self.wait_until(lambda: button.is_sensitive, f"button {name!r} to be sensitive")
        button.do_action("click") or self.fail(f"button {name!r} to accept a click")

    def press(self, key):
        """Presses a key through the display server, in the notation of xdotool: "alt+Left"."""
        self._wait_until_active()
        keyboard.press(key)

    def type(self, text):
        """Types text into the widget with the focus."""
        self._wait_until_active()
        keyboard.type(text)

    def focus(self, name):
        """Moves the focus to a button with Tab, because GTK 4.8 can't set the focus over AT-SPI."""
        self._press_until("Tab", lambda: self.button(name).is_focused, f"button {name!r}")

    def open_link(self, link):
        """Opens a link, as a desktop does when the user clicks the link."""
        path = "/" + self.id.replace(".", "/")
        arguments = GLib.Variant("(asa{sv})", ([link], {}))
        call = (self.id, path, "org.freedesktop.Application", "Open", arguments)
        self.bus.session.call_sync(*call, None, 0, 5000, None)

    def choose(self, menu, item):
        """Opens a menu by its button, and chooses an item with the arrow keys, because items of GTK
        have no click action in AT-SPI."""
        # After a dialog was closed, the window has no focus until the window is active again.
        self._wait_until_active()
        self.click(menu)
        self.wait_until(self.focused_row, f"the focus to be in the menu {menu!r}")
        self._press_until("Down", lambda: self.focused_row() == item, f"the item {item!r}")
        self.press("Return")

    def focused_row(self):
        """Returns the text of the item of a menu, or of the row of a list, that has the focus."""
        # The focus may be on the row or on a descendant of the row. A menu can be in a row of a list.
        rows = [row for row in self.nodes(ROW) if any(n.is_focused for n in row.visible())]
        return rows[-1].text if rows else None

    def focus_first_row(self):
        """Moves the focus to the first row of the first list with Tab, and returns the text of the row."""
        self._press_until("Tab", self.focused_row, "a row")
        return self.focused_row()

    def focus_row(self, text):
        """Moves the focus with Tab, until the row of a list with a text has the focus."""
        self._press_until("Tab", lambda: self.focused_row() == text, f"the row {text!r}")

    def select_tab(self, name):
        tabs = lambda: self.named(TAB, name)  # noqa: E731
        self.wait_until(lambda: len(tabs()) == 1, f"exactly one tab {name!r}")
        tabs()[0].do_action("click") or self.fail(f"the tab {name!r} to accept a click")

    def resize(self, width, height):
        """Changes the size of the active window, with X11 only. The layout follows later."""
        self._wait_until_active()
        xdotool("windowsize", xdotool("getactivewindow"), str(width), str(height))

    def window_size(self):
        """Returns the width and the height of the active window, with X11 only."""
        self._wait_until_active()
        lines = xdotool("getwindowgeometry", "--shell", xdotool("getactivewindow")).splitlines()
        values = dict(line.split("=") for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def _press_until(self, key, is_there, target):
        seen = []
        while not is_there():
            before = self._focused_path()
            before not in seen or self.fail(f"{target} to be reached with the {key} key")
            seen.append(before)
            self.press(key)
            self.wait_until(lambda: self._focused_path() != before, f"{key} to move the focus")

    def _focused_path(self):
        return next((node.path for node in self.tree.visible() if node.is_focused), None)

    def click_at(self, name, mouse_button):
        """Clicks a button with the pointer, for clicks that aren't actions of AT-SPI."""
        self._wait_until_active()
        x, y, width, height = self._settled_extents(name)
        window = xdotool("getactivewindow")
        centre = x + width // 2, y + height // 2
        # `--sync` would wait for seconds if the pointer is at this position already.
        xdotool("mousemove", "--window", window, *centre, "click", mouse_button)

    def _settled_extents(self, name):
        """Returns the extents of a button after the transition of its page."""

        def settled():
            before = self.button(name).extents_in_window
            time.sleep(0.1)
            return before if before == self.button(name).extents_in_window else None

        return self.wait_until(settled, f"the button {name!r} to stop moving")

    def _wait_until_active(self):
        # A window is active after the window manager has given the keyboard focus to the window.
        has_keyboard = lambda: keyboard.has_keyboard(self.process.pid)  # noqa: E731
        self.wait_until(has_keyboard, "the window to have the focus")


def complaints(lines, expected=()):
    """Returns the lines of a standard error that no expected pattern matches completely.

    The app writes nothing to its standard error. A line of GTK, of the Swift runtime or of
    IssueReporting reports a problem, and only GTK marks its lines as warnings.
    """
    written = [line for line in lines if line.strip()]
    known = [*foreign.PATTERNS, *expected]
    return [line for line in written if not any(re.fullmatch(each, line) for each in known)]


def isolated_environment(home, settings="", style=""):
    """Returns the environment of an app that must not read or change the files of the user."""
    configuration = home / "config/gtk-4.0"
    configuration.mkdir(parents=True, exist_ok=True)
    # By default there are no window buttons, because a page has a "Close" button, too.
    settings = settings or "gtk-decoration-layout=:"
    (configuration / "settings.ini").write_text(f"[Settings]\n{settings}\n")
    (configuration / "gtk.css").write_text(style)
    return os.environ | {
        "GTK_A11Y": "atspi",
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
    }


def poll(condition, patience):
    deadline = time.monotonic() + patience
    while not (result := condition()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return result


def dialogs(node, depth=3):
    """Returns the dialogs inside a window. The dialogs are near the root of its tree."""
    children = [child for child in node.children if child.is_visible] if depth else []
    inner = [found for child in children for found in dialogs(child, depth - 1)]
    return [child for child in children if child.role in DIALOG] + inner
