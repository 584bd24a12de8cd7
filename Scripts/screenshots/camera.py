"""Functions that take pictures of a running app."""

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Callable

from app import App, poll, xdotool

MARGIN = 36
SETTINGS = """\
gtk-font-name=Cantarell 11
gtk-decoration-layout=:
gtk-enable-animations=false
gtk-cursor-blink=false
gtk-xft-antialias=1
gtk-xft-hinting=1
gtk-xft-hintstyle=hintslight
"""
# Windows have no shadow, because the window manager does not support shadows. The border that GTK draws
# instead is removed. A spinner is not animated, because a picture is complete only if nothing changes.
STYLE = """
window.solid-csd { border: none; padding: 0; box-shadow: none; }
spinner { animation: none; }
"""
STYLES = {"light": ("Adwaita", "#a8bdd4"), "dark": ("Adwaita:dark", "#141414")}


@dataclass
class Scene:
    """The content of a picture: an app, its arguments, and the function that uses the app."""

    app: type[App]
    arguments: tuple[str, ...] = ()
    show: Callable[[App], None] = lambda app: None


class Camera:
    """Takes pictures of scenes. The name of a file contains the app, the scene and the style."""

    def __init__(self, folder):
        self.folder = folder

    def __enter__(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        # The rounded corners and shadows of popovers need a compositor. The compositor logs an error
        # for each window that is closed before the window is composed.
        self.compositor = subprocess.Popen(["xcompmgr"], stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *_):
        self.compositor.terminate()
        self.compositor.wait()

    def take(self, name, style, scene):
        theme, background = STYLES[style]
        subprocess.run(["hsetroot", "-solid", background], check=True)
        # Moves the pointer to the corner, where the pointer is above no widget.
        xdotool("mousemove", 9999, 9999)
        app = scene.app(
            *scene.arguments,
            settings=os.environ.get("SCREENSHOT_SETTINGS", "") + SETTINGS,
            style=STYLE,
            environment={"GTK_THEME": theme},
        )
        app.wait_until(app.windows, "a window")
        scene.show(app)
        picture(app, self.folder / f"{name}.png")
        if complaints := app.stop():
            sys.exit("\n".join([f"{name}:", *complaints]))


def area(app):
    """The area of the windows of the app with a margin, or `None` if no window is visible."""
    pid = app.process.pid
    edges = []
    for window in xdotool("search", "--onlyvisible", "--pid", pid).split():
        output = xdotool("getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in output.splitlines() if "=" in line)
        x, y, width, height = (int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        edges.append((x, y, x + width, y + height))
    if not edges:
        return None
    left, top, right, bottom = ([edge[index] for edge in edges] for index in range(4))
    x, y = min(left) - MARGIN, min(top) - MARGIN
    return f"{max(right) + MARGIN - x}x{max(bottom) + MARGIN - y}{x:+}{y:+}"


def picture(app, path):
    """Takes pictures until three successive pictures are equal. Everything is then drawn."""
    taken = []

    def is_steady():
        if not (crop := area(app)):
            return False
        command = ["import", "-window", "root", "-crop", crop, "+repage", "-strip"]
        smaller = ["-dither", "None", "-colors", "256", "-depth", "8"]
        smaller += ["-define", "png:exclude-chunks=date,time"]
        subprocess.run([*command, *smaller, path], check=True)
        taken.append(path.read_bytes())
        return len(taken) >= 3 and len(set(taken[-3:])) == 1

    if not poll(is_steady, App.patience):
        sys.exit(f"{path.name}: the windows still change after {App.patience} seconds")
