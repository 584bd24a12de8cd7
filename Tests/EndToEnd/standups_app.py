"""A running Standups."""

import json
import os
import uuid

from app import ROOT, App

ID = "org.composablegtk.Standups"


class StandupsApp(App):
    binary = os.environ.get("STANDUPS_BINARY", str(ROOT / ".build/debug/standups"))
    id = ID

    @property
    def file(self):
        return standups_file(self.home)

    def saved(self):
        """Returns the stand-ups in the file, or None if the file doesn't exist."""
        return json.loads(self.file.read_text()) if self.file.exists() else None

    def wait_for_saved(self, condition, expected):
        self.wait_until(lambda: condition(self.saved() or []), expected)

    def session(self):
        """Returns the pages in the session file, or None if the file doesn't exist."""
        file = self.home / f"state/{ID}/session.json"
        return json.loads(file.read_text())["session"] if file.exists() else None


def standups_file(home):
    return home / f"data/{ID}/standups.json"


def save(home, *standups):
    """Writes the file of the stand-ups, as an earlier run of the app."""
    file = standups_file(home)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(standups))


def standup(title, attendees, minutes=1, **values):
    people = [{"id": new_id(), "name": name} for name in attendees]
    defaults = {"id": new_id(), "theme": "orange", "meetings": []}
    return defaults | {"title": title, "minutes": minutes, "attendees": people} | values


def new_id():
    return str(uuid.uuid4()).upper()
