"""Starts the programs of the steps with a picture, uses the programs, and takes the pictures."""

import sys
import time

from manifest import ROOT

from tutorials.steps import Failure

sys.path += [str(ROOT / "Tests/EndToEnd"), str(ROOT / "Scripts/screenshots")]

from accessibility import BUTTON  # noqa: E402
from app import App  # noqa: E402
from camera import STYLES, Camera, Scene  # noqa: E402

SETTINGS = "gtk-enable-animations=false\ngtk-decoration-layout=:"

# The seconds after which GTK no longer shows the focus of a button that a key has moved.
FOCUS = 4


class StepApp(App):
    """The running program of a step."""

    def __init__(self, *arguments, **options):
        self.launched = arguments, options
        super().__init__(*arguments, **options)

    def restart(self):
        arguments, options = self.launched
        self.keeps_home = True
        if complaints := self.stop():
            raise Failure("\n".join(complaints))
        self.__init__(*arguments, **{**options, "home": self.home})
        self.keeps_home = False
        self.wait_until(self.windows, "a window")

    def wait(self, text):
        self.wait_until(lambda: text in self.names(), f"an element {text!r}")

    def count(self, argument):
        number, _, name = argument.partition(" ")
        buttons = lambda: self.named(BUTTON, name)  # noqa: E731
        self.wait_until(lambda: len(buttons()) == int(number), f"{number} buttons {name!r}")

    def names(self):
        return {node.name for node in self.tree.visible()}


def scene(step, binary, pause=0):
    """The content of the picture of a step, with a pause in seconds before the picture."""

    def show(app):
        for name, argument in step.actions:
            getattr(app, name)(*([argument] if argument else []))
        for text in step.texts:
            app.wait(text)
        time.sleep(pause)

    return Scene(type("StepApp", (StepApp,), {"binary": str(binary)}), (), show)


def check(step, binary):
    """Starts and uses the program of a step. The program must show the texts that the description of the
    picture quotes, and must exit without a message on standard error."""
    content = scene(step, binary)
    app = content.app(settings=SETTINGS)
    try:
        app.wait_until(app.windows, "a window")
        content.show(app)
    finally:
        complaints = app.stop()
    if complaints:
        raise Failure("\n".join(["The program complains:", *complaints]))


def take_picture(step, binary, folder):
    """Takes the pictures of a step in the light style and in the dark style."""
    pause = FOCUS if any(name in ("press", "type") for name, _ in step.actions) else 0
    name = step.picture.removesuffix(".png")
    with Camera(folder) as camera:
        for style in STYLES:
            variant = "~dark" if style == "dark" else ""
            camera.take(f"{name}{variant}", style, scene(step, binary, pause))
