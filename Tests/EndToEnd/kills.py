"""Kills Standups and Inventory at random times while they save, and checks that nothing is lost.

Run by `make kills`. In each round, an app starts, adds an element and waits until the element is in the
file. The app then performs another change, and is killed while the change is saved. The change is an
addition, a deletion or, in Inventory, the import of 3,000 rows. After the next start, the file must contain
the elements from before the change or the elements from after the change, and the app must not present
a problem.
"""

import argparse
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from figures import Figures, Watch
from inventory_app import InventoryApp, inventory_file
from standups_app import StandupsApp

# The seconds after which GTK performs a click over AT-SPI.
CLICK = 0.25
IMPORTED_ROWS = 3000


class Standups:
    app = StandupsApp
    title, form = "Stand-ups", "New stand-up"
    # The keys that move the focus from the name to the first attendee.
    keys = ("Tab", "Tab", "Tab")
    changes = ("add", "delete")
    # Standups writes its file at most once per second.
    longest = {"add": CLICK + 1.1, "delete": CLICK + 1.1}

    @staticmethod
    def hide_rows(app):
        pass

    @staticmethod
    def names(app):
        return {standup["title"] for standup in app.saved() or []}

    @staticmethod
    def open_deletion(app, name):
        id = next(standup["id"] for standup in app.saved() if standup["title"] == name)
        app.open_link(f"standups:///standup/{id}")
        app.wait_for_title(name)
        app.click("Delete stand-up…")

    @staticmethod
    def check(home):
        pass


class Inventory:
    app = InventoryApp
    title, form = "Inventory", "Add item"
    keys = ()
    changes = ("add", "delete", "import")
    # A short change is in the file some milliseconds after the click.
    longest = {"add": CLICK + 0.1, "delete": CLICK + 0.1, "import": CLICK + 1.2}

    @staticmethod
    def hide_rows(app):
        # Thousands of rows make each look at the accessible tree slow.
        app.open_link("inventory:///search/no-such-item")
        app.wait_for_label("No items found")

    @staticmethod
    def names(app):
        return set(app.names())

    @staticmethod
    def open_deletion(app, name):
        app.open_link(f"inventory:///item/{app.id_of(name)}/delete")

    @staticmethod
    def open_import(app, names):
        file = app.home / "items.csv"
        file.write_text("\n".join(["name", *names]) + "\n")
        app.choose("Items", "Import…")
        app.choose_file(file)
        app.wait_for_title("Import items")

    @staticmethod
    def check(home):
        connection = sqlite3.connect(inventory_file(home))
        result = connection.execute("PRAGMA integrity_check").fetchall()
        connection.close()
        if result != [("ok",)]:
            sys.exit(f"The database is damaged: {result}")


def run(kind, kills, chance):
    home = Path(tempfile.mkdtemp(prefix="app-home-"))
    before, after, complete = set(), set(), 0
    figures = Figures(kind.title)
    change = "no change"
    for number in range(kills + 1):
        watch = Watch()
        app = kind.app("--no-restore", home=home)
        app.wait_for_title(kind.title)
        figures.start(watch.seconds)
        if (titles := [window.name for window in app.windows()]) != [kind.title]:
            sys.exit(f"{kind.title}: after {number} kills, the app presents {titles}.")
        names = kind.names(app)
        if names not in (before, after):
            sys.exit(
                f"{kind.title}: after {number} kills and {change}, {sorted(before - names)[:5]} are missing and"
                f" {sorted(names - before)[:5]} were added."
            )
        complete += number > 0 and names == after
        kind.hide_rows(app)
        if number < kills:
            open_addition(app, kind, f"Saved {number}")
            app.click("Add")
            watch = Watch()
            app.wait_until(
                lambda: f"Saved {number}" in kind.names(app), f"“Saved {number}” to be in the file"
            )
            figures.answer(watch.seconds, "an addition")
            before = names | {f"Saved {number}"}
            app.wait_until(
                lambda: [window.name for window in app.windows()] == [kind.title], "the form to close"
            )
            change = kind.changes[number % len(kind.changes)]
            after, button = prepare(change, app, kind, number, before, chance)
            figures.measure(app.process.pid)
            app.click(button)
            time.sleep(chance.uniform(CLICK / 2, kind.longest[change]))
            app.kill()
            check_session(home)
        if complaints := app.stop():
            sys.exit("\n".join([f"{kind.title}, after {number} kills:", *complaints]))
    kind.check(home)
    shutil.rmtree(home)
    print(
        f"{kind.title}: {kills} kills. {len(names)} elements are in the file. {complete} of the interrupted"
        " changes are complete, the others have changed nothing."
    )
    # A failure has ended the program.
    print(figures)


def prepare(change, app, kind, number, before, chance):
    """Opens the form of a change. Returns the names after the change, and the button that saves the change."""
    match change:
        case "add":
            open_addition(app, kind, f"Killed {number}")
            return before | {f"Killed {number}"}, "Add"
        case "delete":
            name = chance.choice(sorted(name for name in before if not name.startswith("Row")))
            kind.open_deletion(app, name)
            return before - {name}, "Delete"
        case "import":
            names = [f"Row {number}.{row}" for row in range(IMPORTED_ROWS)]
            kind.open_import(app, names)
            return before | set(names), "Import"


def open_addition(app, kind, name):
    app.press("ctrl+n")
    app.wait_for_title(kind.form)
    app.type(name)
    if kind.keys:
        for key in kind.keys:
            app.press(key)
        app.type("Ann")


def check_session(home):
    """Fails if a session is incomplete."""
    for file in home.glob("state/*/session.json"):
        json.loads(file.read_text())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    arguments = parser.parse_args()
    print(f"Seed: {arguments.seed}")
    for kind in (Inventory, Standups):
        run(kind, arguments.kills, random.Random(arguments.seed))


main()
