"""A running Mail, which is an example."""

import os

from accessibility import ROW
from app import ROOT, App


class MailApp(App):
    binary = os.environ.get("MAIL_BINARY", str(ROOT / ".build/debug/mail"))

    def rows(self):
        return [row.text for row in self.nodes(ROW)]

    def wait_for_row(self, part):
        self.wait_until(lambda: any(part in row for row in self.rows()), f"a row with {part!r}")

    def wait_for_no_row(self, part):
        self.wait_until(lambda: not any(part in row for row in self.rows()), f"no row with {part!r}")

    def select_folder(self, name):
        """Selects a folder below the first folder with the arrow keys, which move the focus and select."""
        self.focus_first_row()
        self._press_until("Down", lambda: name in (self.focused_row() or ""), f"the folder {name!r}")
