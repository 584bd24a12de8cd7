"""Takes pictures of the pages of `adwaita-pages` and of the same pages of the apps, and joins the pictures.

usage: python3 pictures.py FOLDER [light|dark] [PAGE ...]

FOLDER contains the program `adwaita-pages`. The environment variable COMPARISON_FOLDER names the folder of the
joined pictures, if the pictures are not for the documentation.
"""

import os
import subprocess
import sys
from pathlib import Path

import counters
import gallery
from accessibility import LABEL
from app import ROOT, App
from camera import STYLES, Camera, Scene

COMPARISON = Path(os.environ.get("COMPARISON_FOLDER", ROOT / "Documentation/Screenshots/Comparison"))


def adwaita_app(folder):
    class AdwaitaApp(App):
        binary = str(folder / "adwaita-pages")

    return AdwaitaApp


def show_page(app):
    app.wait_until(lambda: app.nodes(LABEL), "the page")


def app_scene(page):
    """The scene of the toolkit's page with the name."""
    if page.startswith("counters-"):
        return counters.scenes()[page.removeprefix("counters-")]
    return gallery.scenes()[page]


def join(pictures, path):
    """Writes the pictures side by side, with at most 256 colors."""
    smaller = ["-dither", "None", "-colors", "256", "-strip", "-define", "png:exclude-chunks=date,time"]
    subprocess.run(["convert", *pictures, "+append", *smaller, path], check=True)


def main(folder, words):
    adwaita = adwaita_app(folder)
    listed = [adwaita.binary, "--list"]
    names = subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split()
    styles = [word for word in words if word in STYLES] or list(STYLES)
    pages = [word for word in words if word not in STYLES] or names
    if unknown := [page for page in pages if page not in names]:
        sys.exit(f"There is no page {', '.join(unknown)}. Expected: {', '.join(names)}.")
    COMPARISON.mkdir(parents=True, exist_ok=True)
    with Camera(folder) as camera:
        for style in styles:
            for page in pages:
                camera.take("toolkit", style, app_scene(page))
                camera.take("adwaita", style, Scene(adwaita, (page,), show_page))
                pictures = [folder / "toolkit.png", folder / "adwaita.png"]
                join(pictures, COMPARISON / f"{page}-{style}.png")


main(Path(sys.argv[1]), sys.argv[2:])
