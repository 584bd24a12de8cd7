"""The apps for random texts: the files that an app reads at its start, its links, and its pages with fields."""

import sqlite3
import time
import uuid
from urllib.parse import quote

from accessibility import BUTTON
from counters_app import CountersApp, session_file
from inventory_app import ID as INVENTORY, InventoryApp, inventory_file
from mail_app import MailApp
from random_texts import as_json
from standups_app import ID as STANDUPS, StandupsApp, new_id, standup, standups_file


class Kind:
    """An app that receives texts."""

    app = None
    links = ()
    has_options = True
    imports = False
    pages = None

    def write(self, round):
        """Writes texts into the files of a new home folder. Returns whether a file was written."""
        return False

    def link_of_start(self, round):
        """Returns a valid link with a text, or None."""
        return None


class Counters(Kind):
    app = CountersApp
    links = ("counters:///", "counters:///counter/", "counters:///fact/7/", "")

    def write(self, round):
        screens = ["counter/7"] + [
            round.take("a session").after("fact/7/computed/") for _ in range(round.chance.randint(1, 4))
        ]
        if round.chance.random() < 0.3:
            screens.append(round.take("a session"))
        put(session_file(round.home), {"version": 2, "session": screens})
        return True


class Inventory(Kind):
    app = InventoryApp
    links = ("inventory:///search/", "inventory:///filter/", "inventory:///item/", "inventory:///", "")
    imports = True
    # A database without items, which the app has created.
    empty = None

    def pages(self, round):
        return ("inventory:///add", "inventory:///add", "inventory:///")

    def write(self, round):
        if round.chance.random() < 0.5:
            self.write_session(round)
        elif round.chance.random() < 0.7:
            self.write_database(round)
        else:
            return False
        return True

    def write_session(self, round):
        text = lambda: round.take("a session")  # noqa: E731
        item = {"id": new_id(), "name": text(), "notes": text(), "quantity": 1, "isOnBackOrder": False}
        form = {"original": item | {"name": "", "notes": ""}, "item": item}
        session = {"text": text(), "filter": "all", "order": "name", "destination": {"add": {"_0": form}}}
        put(round.home / f"state/{INVENTORY}/session.json", {"version": 1, "session": session})

    def write_database(self, round):
        file = inventory_file(round.home)
        file.parent.mkdir(parents=True)
        file.write_bytes(self.empty_database())
        connection = sqlite3.connect(file)
        for _ in range(6):
            name, notes = round.take("a database"), round.take("a database")
            # A text from a BLOB need not be valid UTF-8.
            row = (uuid.uuid4().bytes, name.data or b"a", uuid.uuid4().hex, notes.data)
            connection.execute(
                "INSERT INTO item (id, name, nameKey, quantity, isOnBackOrder, notes)"
                " VALUES (?, CAST(? AS TEXT), ?, 1, 0, CAST(? AS TEXT))",
                row,
            )
        connection.commit()
        connection.close()

    @classmethod
    def empty_database(cls):
        if not cls.empty:
            app = InventoryApp("--no-restore")
            app.keeps_home = True
            app.wait_for_label("No items")
            app.stop()
            connection = sqlite3.connect(app.file)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.close()
            cls.empty = app.file.read_bytes()
        return cls.empty

    def link_of_start(self, round):
        return "inventory:///search/" + quote(round.take("the link of a start").argument[:60_000] or b"a")

    def import_file(self, round):
        app, file = round.app, round.home / "items.csv"
        rows = [field(round.take("a CSV file")) for _ in range(20)]
        # Not every file has invalid bytes, because no row of such a file is imported.
        if round.chance.random() < 0.7:
            rows = [row.decode("utf-8", "replace").encode() for row in rows]
        file.write_bytes(b"name,notes\n" + b"\n".join(row + b"," + row for row in rows) + b"\n")
        dismiss(app)
        app.open_link("inventory:///")
        dismiss(app)
        app.import_items(file)
        round.measure(lambda: None)


class Standups(Kind):
    app = StandupsApp
    links = ("standups:///attendee/", "standups:///standup/", "standups:///past/", "standups:///", "")

    def __init__(self):
        self.known = standup("Design", ["Ann", "Ben"])

    def pages(self, round):
        return ("standups:///new", f"standups:///standup/{self.known['id']}/meeting")

    def write(self, round):
        if round.chance.random() < 0.5:
            put(standups_file(round.home), [self.known])
            self.write_session(round)
        else:
            put(standups_file(round.home), [self.known, *(self.other(round) for _ in range(3))])
        return True

    def other(self, round):
        text = lambda: round.take("the stand-ups")  # noqa: E731
        meeting = {"id": new_id(), "date": 0, "transcript": text(), "attendees": [text()]}
        values = {"meetings": [meeting]} if round.chance.random() < 0.5 else {}
        return standup(text(), [text(), text()], **values)

    def write_session(self, round):
        text = lambda: round.take("a session")  # noqa: E731
        new = standup(text(), [text()])
        meeting = {"standup": self.known, "speaker": 0, "spoken": 1, "elapsed": 1, "transcript": text()}
        screens = [
            {"add": {"_0": {"standup": new}}},
            {"standup": {"id": self.known["id"]}},
            {"attendee": {"name": text()}},
            {"meeting": {"_0": meeting}},
        ]
        # Only the order of an app can be restored, but any order can be in the file.
        put(round.home / f"state/{STANDUPS}/session.json", {"version": 1, "session": screens})

    def link_of_start(self, round):
        return "standups:///attendee/" + quote(round.take("the link of a start").argument[:60_000] or b"a")


class Mail(Kind):
    app = MailApp
    links = ("mail:///folder/", "mail:///folder/Inbox/message/", "mail:///column/", "mail:///", "")
    has_options = False

    def pages(self, round):
        return ("mail:///compose",)


KINDS = (Counters, Inventory, Standups, Mail)


def dismiss(app):
    """Dismisses the alerts, for example those about the files of the start."""
    for button in app.nodes(BUTTON):
        if button.name in ("OK", "Discard", "Discard and open") and button.do_action("click"):
            # GTK performs the click after a quarter of a second.
            time.sleep(0.4)


def put(file, value):
    """Writes a value that contains texts into a new file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(as_json(value))


def field(text):
    """Returns the bytes of a text as a field of a CSV file."""
    return b'"' + text.data.replace(b'"', b'""') + b'"'
