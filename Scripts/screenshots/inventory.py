"""The scenes of Inventory."""

import sqlite3
import tempfile
import unicodedata
import uuid
from pathlib import Path

from camera import Scene
from inventory_app import InventoryApp, inventory_file

# The name, the color, the quantity (None if the item is out of stock), whether the item is on back
# order, and the notes.
ITEMS = [
    ("Desk lamp", "yellow", 12, False, "LED, with a dimmer"),
    ("Headphones", "black", 7, False, "Closed, with a cable of 3 m"),
    ("Keyboard", "blue", 100, False, "104 keys, ISO layout"),
    ("Laptop stand", "gray", 31, False, ""),
    ("Monitor", "black", None, True, "27 inches"),
    ("Mouse", "red", 240, False, ""),
    ("Mouse pad", "green", None, False, ""),
    ("Office chair", "brown", 3, False, "Assembled in the warehouse"),
    ("USB hub", "white", 58, False, "Four ports"),
]
IDS = {name: uuid.uuid5(uuid.NAMESPACE_OID, name) for name, *_ in ITEMS}


def home():
    home = Path(tempfile.mkdtemp(prefix="app-home-"))
    # The first start creates the tables.
    app = InventoryApp(home=home)
    app.wait_for_label("No items")
    app.stop()
    connection = sqlite3.connect(inventory_file(home))
    with connection:
        connection.executemany(
            "INSERT INTO item (id, name, nameKey, color, quantity, isOnBackOrder, notes)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (IDS[name].bytes, name, unicodedata.normalize("NFKD", name.lower()), *values)
                for name, *values in ITEMS
            ],
        )
    connection.close()
    return home


class FilledInventoryApp(InventoryApp):
    """An app whose home contains items."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, home=home(), **options)
        self.keeps_home = False


def titled(title):
    return lambda app: app.wait_for_title(title)


def show_duplicate(app):
    # A link would present a sheet instead of a popover.
    app.choose("Actions for Keyboard", "Duplicate…")
    app.button("Duplicate")


def show_delete(app):
    app.wait_for_title("Delete “Mouse pad”?")


def scenes():
    keyboard = f"item/{IDS['Keyboard']}"
    return {
        "list": scene(titled("Inventory")),
        "empty": Scene(InventoryApp, (), lambda app: app.wait_for_label("No items")),
        "add": scene(titled("Add item"), "add"),
        "edit": scene(titled("Keyboard"), keyboard),
        "duplicate": scene(show_duplicate),
        "label": scene(titled("Label of Keyboard"), f"{keyboard}/label"),
        "delete": scene(show_delete, f"item/{IDS['Mouse pad']}/delete"),
    }


def scene(show, *arguments):
    return Scene(FilledInventoryApp, arguments, show)
