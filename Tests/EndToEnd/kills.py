"""Kills Standups and Inventory at random times while they save, and checks that nothing is lost.

Run by `make kills`. In each round, an app starts, adds an element and waits until the element is in the
file. The app then adds another element, and is killed while the element is saved. After the next
start, the file must contain all elements that were in the file before the kill, no other element except
the last, and the app must not report a problem.
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

from inventory_app import InventoryApp, inventory_file
from standups_app import StandupsApp

# The longest time between the click and the kill. GTK performs a click over AT-SPI after 0.25 s, and
# Standups writes its file at most once per second.
LONGEST = 1.2


class Standups:
    app = StandupsApp
    title, form = "Stand-ups", "New stand-up"
    # The keys that move the focus from the name to the first attendee.
    keys = ("Tab", "Tab", "Tab")

    @staticmethod
    def names(app):
        return {standup["title"] for standup in app.saved() or []}

    @staticmethod
    def check(home):
        pass


class Inventory:
    app = InventoryApp
    title, form = "Inventory", "Add item"
    keys = ()

    @staticmethod
    def names(app):
        return set(app.names())

    @staticmethod
    def check(home):
        connection = sqlite3.connect(inventory_file(home))
        result = connection.execute("PRAGMA integrity_check").fetchall()
        connection.close()
        if result != [("ok",)]:
            sys.exit(f"The database is damaged: {result}")


def run(kind, kills, chance):
    home = Path(tempfile.mkdtemp(prefix="app-home-"))
    confirmed, attempted, saved = set(), None, 0
    for number in range(kills + 1):
        app = kind.app("--no-restore", home=home)
        app.wait_for_title(kind.title)
        names = kind.names(app)
        if lost := confirmed - names:
            sys.exit(f"{kind.title}: after {number} kills, {sorted(lost)} are lost.")
        if unknown := names - confirmed - {attempted}:
            sys.exit(f"{kind.title}: after {number} kills, {sorted(unknown)} were never added.")
        saved += attempted in names
        confirmed = names
        if number < kills:
            add(app, kind, f"Saved {number}")
            app.wait_until(
                lambda: f"Saved {number}" in kind.names(app), f"“Saved {number}” to be in the file"
            )
            confirmed.add(f"Saved {number}")
            attempted = f"Killed {number}"
            add(app, kind, attempted)
            time.sleep(chance.uniform(0, LONGEST))
            app.kill()
            check_session(home)
        if complaints := app.stop():
            sys.exit("\n".join([f"{kind.title}, after {number} kills:", *complaints]))
    kind.check(home)
    shutil.rmtree(home)
    print(
        f"{kind.title}: {kills} kills. {len(confirmed)} elements are in the file. In {saved} cases, the"
        " element whose save was interrupted is in the file."
    )


def add(app, kind, name):
    app.press("ctrl+n")
    app.wait_for_title(kind.form)
    app.type(name)
    if kind.keys:
        for key in kind.keys:
            app.press(key)
        app.type("Ann")
    app.click("Add")


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
