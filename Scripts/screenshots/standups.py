"""The scenes of Standups."""

import tempfile
from pathlib import Path

from camera import Scene
from standups_app import StandupsApp, new_id, save, standup

ANN, BEN, CLEO = "Ann Lee", "Ben Okafor", "Cleo Martin"
PAST = [
    {
        "id": new_id(),
        # Seconds since the start of 2001, as JSONEncoder writes a date.
        "date": 815_000_000 - 604_800 * number,
        "attendees": [ANN, BEN, CLEO],
        "transcript": "Ann: The new icon is ready.\nBen: Reviews the sheet of the settings.",
    }
    for number in range(3)
]
DESIGN = standup("Design", [ANN, BEN, CLEO], minutes=6, theme="orange", meetings=PAST)
ENGINEERING = standup("Engineering", [BEN, "Dora Weiss"], minutes=10, theme="blue")
PRODUCT = standup("Product", [ANN, "Eli Stone", "Fay Brown", "Gus Hill"], minutes=15, theme="teal")


def home():
    home = Path(tempfile.mkdtemp(prefix="app-home-"))
    save(home, DESIGN, ENGINEERING, PRODUCT)
    return home


class SavedStandupsApp(StandupsApp):
    """An app whose home contains stand-ups."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, home=home(), **options)
        self.keeps_home = False


def show_list(app):
    app.wait_for_title("Stand-ups")


def show_detail(app):
    app.wait_for_title("Design")


def show_meeting(app):
    app.wait_for_title("Meeting: Design")
    app.click("Pause")
    app.wait_for_label("Paused")


def show_past(app):
    app.button("Design")


def show_form(app):
    app.wait_for_title("Edit stand-up")


def scenes():
    design = f"standup/{DESIGN['id']}"
    return {
        "list": scene(show_list),
        "detail": scene(show_detail, design),
        "meeting": scene(show_meeting, f"{design}/meeting/speaker/2/75"),
        "past": scene(show_past, f"{design}/past/{PAST[0]['id']}"),
        "form": scene(show_form, f"{design}/edit"),
    }


def scene(show, *arguments):
    return Scene(SavedStandupsApp, arguments, show)
