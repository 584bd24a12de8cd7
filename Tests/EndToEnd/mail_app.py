"""A running Mail, which is an example."""

import os
import re

from accessibility import ROW
from app import ROOT, App


class MailApp(App):
    binary = os.environ.get("MAIL_BINARY", str(ROOT / ".build/debug/mail"))
    id = "io.github.composable_gtk.Mail"

    def rows(self):
        return [row.text for row in self.nodes(ROW)]

    def has_row(self, words):
        """Returns whether a row contains the words, which are not parts of longer words."""
        return any(re.search(rf"\b{re.escape(words)}\b", row) for row in self.rows())

    def wait_for_row(self, words):
        self.wait_until(lambda: self.has_row(words), f"a row with {words!r}")

    def wait_for_no_row(self, words):
        self.wait_until(lambda: not self.has_row(words), f"no row with {words!r}")

    def wait_for_button_within(self, name, width):
        """Waits until a button is in the first `width` pixels of the window."""
        in_window = lambda: self.button(name).extents_in_window[0] < width  # noqa: E731
        self.wait_until(in_window, f"the button {name!r} in {width} pixels")

    def wait_for_button_beyond(self, name, width):
        """Waits until a button is not in the first `width` pixels of the window."""
        beyond = lambda: self.button(name).extents_in_window[0] > width  # noqa: E731
        self.wait_until(beyond, f"the button {name!r} beyond {width} pixels")

    def select_folder(self, name):
        """Selects a folder below the first folder with the arrow keys, which also select the focused row."""
        self.focus_first_row()
        self._press_until("Down", lambda: name in (self.focused_row() or ""), f"the folder {name!r}")
