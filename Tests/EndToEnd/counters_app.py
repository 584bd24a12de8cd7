"""A running Counters."""

import json
import os
import re

from accessibility import ROW
from app import ROOT, App

ID = "org.composablegtk.Counters"

# The name of a row of the back menu is the title of its page. "(2)" numbers equal titles.
PAGE_TITLE = re.compile(r"(Counters|(Counter|Fact): [-−]?\d+)( \(\d+\))?")
NUMBER = re.compile(r"[-−]?\d+")


class CountersApp(App):
    binary = os.environ.get("COUNTERS_BINARY", str(ROOT / ".build/debug/counters"))
    id = ID

    # -- The session

    @property
    def session_file(self):
        return session_file(self.home)

    def saved_screens(self):
        """Returns the screens in the session file, or None if the file doesn't exist."""
        if not self.session_file.exists():
            return None
        return json.loads(self.session_file.read_text())["session"]

    def wait_for_saved(self, screens):
        self.wait_until(lambda: self.saved_screens() == screens, f"{screens} to be saved")

    # -- Looking

    def count(self):
        """Returns the number between "Decrement" and "Increment"."""

        def one():
            found = [text for text in self.labels() if NUMBER.fullmatch(text)]
            return found if len(found) == 1 else None

        text = self.wait_until(one, "exactly one label that is a number")[0]
        return int(text.replace("−", "-"))

    def sum(self):
        """Returns the N of "Sum: N" in the summary."""

        def one():
            return next((text for text in self.labels() if text.startswith("Sum: ")), None)

        text = self.wait_until(one, "a label that starts with 'Sum: '")
        return int(text.removeprefix("Sum: ").replace("−", "-"))

    def wait_for_screens(self, depth):
        self.wait_for_label(f"Screens: {depth}")

    # -- The back menu

    def back_menu(self):
        """Returns the titles in the open back menu from the top, or none if the menu is closed."""
        texts = [row.text for row in self.nodes(ROW)]
        return [text for text in texts if PAGE_TITLE.fullmatch(text)]

    def open_back_menu(self):
        self.focus("Back")
        self.press("shift+F10")
        return self.wait_for_back_menu()

    def wait_for_back_menu(self):
        return self.wait_until(self.back_menu, "the back menu to open")

    def choose_in_back_menu(self, title):
        """Selects a row with the arrow keys, because rows of GTK have no click action in AT-SPI."""
        self.wait_until(self.focused_row, "the focus to be in the back menu")
        self._press_until("Down", lambda: self.focused_row() == title, f"row {title!r}")
        self.press("Return")

    def go_to_row(self, key, title):
        """Presses a key in the back menu, and waits until the row has the focus."""
        self.wait_until(self.focused_row, "the focus to be in the back menu")
        self.press(key)
        self.wait_until(lambda: self.focused_row() == title, f"the focus to be on {title!r}")


def session_file(home):
    return home / f"state/{ID}/session.json"
