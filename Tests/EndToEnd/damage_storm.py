"""Starts the apps with damaged files, and sends damaged links and CSV files.

Run by `make storm-damage`. A session, the stand-ups or the database of an app is cut, overwritten, or has some
changed bits. The app must start within ten seconds, must answer each question within a second, must exit only
when it is asked to, and must write nothing to its standard error. If an alert says that a file can't be
read, a file beside it must contain the damaged bytes.
"""

import argparse
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path

from gi.repository import GLib

import text_storm_apps
from app import complaints
from counters_app import CountersApp, session_file
from figures import Figures, Watch
from inventory_app import ID as INVENTORY, InventoryApp, inventory_file
from standups_app import ID as STANDUPS, StandupsApp, new_id, standup, standups_file

START, ANSWER = 10, 1
# The parts of the titles of alerts about files that were moved aside.
UNREADABLE = ("can't be restored", "can't be read")


class Counters:
    app, title = CountersApp, "Counters"
    links = ("counters:///counter/42/fact/7/counter/-3", "counters:///fact/1729")

    @staticmethod
    def files(home):
        screens = ["counter/1", "fact/7/computed/7 is prime.", "counter/-3", "fact/8"]
        return {session_file(home): as_json({"version": 2, "session": screens})}


class Standups:
    app, title = StandupsApp, "Stand-ups"
    design = standup("Design", ["Ann", "Ben"], meetings=[])
    links = (f"standups:///standup/{design['id']}/meeting/speaker/2/28", "standups:///attendee/Ann")

    @classmethod
    def files(cls, home):
        form = {"add": {"_0": {"standup": standup("Research", ["Cleo"])}}}
        session = [form, {"standup": {"id": cls.design["id"]}}, {"attendee": {"name": "Ann"}}]
        return {
            standups_file(home): as_json([cls.design, standup("Build", ["Ann"])]),
            home / f"state/{STANDUPS}/session.json": as_json({"version": 1, "session": session}),
        }


class Inventory:
    app, title = InventoryApp, "Inventory"
    links = (f"inventory:///item/{new_id()}/duplicate", "inventory:///filter/inStock/search/mouse/add")

    @staticmethod
    def files(home):
        item = {"id": new_id(), "name": "Mouse", "notes": "", "quantity": 1, "isOnBackOrder": False}
        form = {"original": item | {"name": ""}, "item": item}
        session = {"text": "", "filter": "all", "order": "name", "destination": {"add": {"_0": form}}}
        return {
            inventory_file(home): items(),
            home / f"state/{INVENTORY}/session.json": as_json({"version": 1, "session": session}),
        }


KINDS = (Counters, Standups, Inventory)


def as_json(value):
    return json.dumps(value).encode()


def items():
    """Returns the bytes of a database with 200 items."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "items.sqlite")
        file.write_bytes(text_storm_apps.Inventory.empty_database())
        connection = sqlite3.connect(file)
        for number in range(200):
            row = (uuid.uuid4().bytes, f"Item {number}", f"item {number:03}", "notes " * number)
            connection.execute(
                "INSERT INTO item (id, name, nameKey, quantity, isOnBackOrder, notes) VALUES (?, ?, ?, 1, 0, ?)", row
            )
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        return file.read_bytes()


def damaged(data, chance):
    """Returns how the bytes were damaged, and the damaged bytes."""
    way = chance.choice(("cut", "flip", "random", "block", "zeros", "insert"))
    changed = bytearray(data)
    start = chance.randrange(max(1, len(data)))
    size = chance.randint(1, max(1, min(4096, len(data) - start)))
    match way:
        case "cut":
            del changed[start:]
        case "flip":
            for _ in range(chance.randint(1, 20)):
                changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        case "random":
            changed[:] = chance.randbytes(chance.choice((0, 1, 100, 5000)))
        case "block":
            changed[start : start + size] = chance.randbytes(size)
        case "zeros":
            changed[start : start + size] = bytes(size)
        case "insert":
            changed[start:start] = chance.randbytes(size)
    return way, bytes(changed)


class Run:
    """One start of an app with a damaged file."""

    def __init__(self, kind, chance, figures):
        self.kind, self.chance, self.figures = kind, chance, figures
        self.failures = []

    def fail(self, what):
        self.failures.append(f"{self.kind.title}, {self.what}: {what}")

    def run(self):
        home = Path(tempfile.mkdtemp(prefix="app-home-"))
        files = self.kind.files(home)
        target = self.chance.choice(list(files))
        for file, data in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            if file == target:
                way, data = damaged(data, self.chance)
                self.what = f"{file.name}, {way}"
                damage = data
            file.write_bytes(data)
        app = None
        try:
            watch = Watch()
            app = self.kind.app(home=home)
            app.wait_until(app.windows, "a window")
            self.figures.start(watch.seconds)
            if watch.seconds > START:
                self.fail(f"the start took {watch.seconds:.1f} s")
            self.answer(app)
            self.expect_copy(app, target, damage)
            for _ in range(3):
                self.open_link(app)
            if self.kind is Inventory and self.chance.random() < 0.2:
                self.import_items(app)
            self.exit(app)
        except (AssertionError, GLib.GError, OSError) as error:
            self.fail(str(error))
        finally:
            if app:
                self.failures += [f"{self.kind.title}, {self.what}: {line}" for line in complaints(app.stderr_lines)]
                app.kill()
                app.stop()
            shutil.rmtree(home, ignore_errors=True)
        return self.failures

    def answer(self, app):
        watch = Watch()
        app.tree.children  # noqa: B018
        self.figures.answer(watch.seconds, self.what)
        self.figures.measure(app.process.pid)
        if watch.seconds > ANSWER:
            self.fail(f"the answer took {watch.seconds:.1f} s")
        if app.process.poll() is not None:
            raise AssertionError(f"the app has ended with status {app.process.returncode}")

    def expect_copy(self, app, file, damage):
        titles = [window.name for window in app.windows()]
        if any(words in title for title in titles for words in UNREADABLE):
            kept = [other for other in file.parent.iterdir() if other.is_file() and other.read_bytes() == damage]
            if not kept:
                names = [other.name for other in file.parent.iterdir()]
                self.fail(f"the damaged bytes are in none of the files {names}")

    def open_link(self, app):
        _, link = damaged(self.chance.choice(self.kind.links).encode(), self.chance)
        app.open_link(link.replace(b"\0", b"").decode("utf-8", "replace"))
        self.answer(app)

    def import_items(self, app):
        rows = "\n".join(f'"Row {number}",{number}' for number in range(300))
        _, data = damaged(f"name,quantity\n{rows}\n".encode(), self.chance)
        file = app.home / "items.csv"
        file.write_bytes(data)
        self.what += ", then a CSV file"
        reset(app)
        app.import_items(file)
        self.answer(app)

    def exit(self, app):
        app.process.send_signal(signal.SIGTERM)
        try:
            if status := app.process.wait(START):
                self.fail(f"the app has exited with status {status}")
        except subprocess.TimeoutExpired:
            self.fail("the app doesn't exit")


def reset(app):
    """Shows the list, without alerts and sheets."""

    def is_reset():
        text_storm_apps.dismiss(app)
        app.open_link("inventory:///")
        return [window.name for window in app.windows()] == ["Inventory"]

    app.wait_until(is_reset, "the list")


def storm(count, seed, report=print):
    """Starts apps with this number of damaged files. Returns the figures and the failures."""
    chance, figures, failures = random.Random(seed), Figures("Damaged files"), []
    for number in range(count):
        found = Run(KINDS[number % len(KINDS)], chance, figures).run()
        for failure in found:
            report(failure)
        failures += found
    figures.failures = len(failures)
    return figures, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    options = parser.parse_args()
    # The report of a crash has hundreds of lines.
    os.environ.setdefault("SWIFT_BACKTRACE", "enable=no")
    print(f"{options.files:,} damaged files, seed {options.seed}", flush=True)
    figures, failures = storm(options.files, options.seed, lambda line: print(line, flush=True))
    print(figures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
