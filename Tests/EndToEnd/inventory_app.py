"""A running Inventory."""

import json
import os
import sqlite3
import time
import uuid

from accessibility import BUTTON, PROGRESS_BAR
from app import ROOT, App

ID = "org.composablegtk.Inventory"


class InventoryApp(App):
    binary = os.environ.get("INVENTORY_BINARY", str(ROOT / ".build/debug/inventory"))
    id = ID

    @property
    def file(self):
        return inventory_file(self.home)

    def rows(self, columns="name"):
        """Returns the items in the file, in the order of their names."""
        if not self.file.exists():
            return []
        # The app writes the file at the same time.
        connection = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(f"SELECT {columns} FROM item ORDER BY nameKey").fetchall()
        finally:
            connection.close()

    def names(self):
        return [name for (name,) in self.rows()]

    def wait_for_names(self, *names):
        self.wait_until(lambda: self.names() == list(names), f"the items {names} to be saved")

    def id_of(self, name):
        """Returns the identity of an item in the form of a link."""
        found = [id for id, other in self.rows("id, name") if other == name]
        return str(uuid.UUID(bytes=found[0])).upper()

    def session(self):
        """Returns the session in its file, or None if the file doesn't exist."""
        file = self.home / f"state/{ID}/session.json"
        return json.loads(file.read_text())["session"] if file.exists() else None

    def choose_file(self, path):
        """Enters the path of a file in the dialog of the desktop."""
        self.wait_until(lambda: self.window_count() == 2, "the dialog of the desktop")
        self._wait_until_active()
        # In a dialog that opens a file, Control+L shows the field for a path. In a dialog that saves a
        # file, the field for the name has the focus.
        self.press("ctrl+l")
        self.press("ctrl+a")
        self.type(str(path))
        # GTK 4.18 may have added a completion of an earlier part of the path after the cursor.
        time.sleep(0.5)
        self.press("shift+End")
        self.press("Delete")
        self.press("Return")
        self.wait_until(lambda: not self.named_child("GtkFileChooserDialog"), "the dialog to close")

    def import_items(self, path):
        """Imports the rows of a file that can be imported, and closes the sheet or the alert about the file."""
        self.choose("Items", "Import…")
        self.choose_file(path)
        endings = ("OK", "Close", "Done", "Cancel")
        while (button := self.wait_until(self._import_button, "the file to be checked or imported")) not in endings:
            self.click(button)
            self.wait_until(lambda: self._import_button() != button, f"{button!r} to be replaced")
        self.click(button)
        self.wait_for_no(button)

    def _import_button(self):
        """Returns the name of the button that continues an import, or None while the app is busy."""
        names = [node.name for node in self.nodes(BUTTON) if node.is_sensitive]
        # While rows are checked or inserted, the import can only be cancelled.
        is_busy = any(node.role == PROGRESS_BAR for node in self.tree.visible())
        answers = ("Import", "OK", "Done", "Close", *(["Cancel"] if not is_busy else []))
        return next((name for name in answers if name in names), None)

    def window_count(self):
        """Returns the number of visible windows and dialogs of the desktop."""
        # The dialog has no role of a window in GTK 4.8, and no name since 4.18.
        return sum(child.is_visible for child in self.tree.children)

    def named_child(self, name):
        return next((child for child in self.tree.children if child.is_visible and child.name == name), None)


def inventory_file(home):
    return home / f"data/{ID}/items.sqlite"
