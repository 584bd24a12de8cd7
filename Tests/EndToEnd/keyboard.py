"""The keyboard of the desktop that the tests run on: X11's or Wayland's."""

import os
import subprocess

# wtype's names of the modifiers that xdotool names otherwise.
MODIFIERS = {"alt": "alt", "ctrl": "ctrl", "shift": "shift", "super": "logo"}


def is_wayland():
    return os.environ.get("GDK_BACKEND") == "wayland"


def press(key):
    """Presses and releases a key, in the notation of xdotool: "alt+Left"."""
    if is_wayland():
        wtype(key)
    else:
        xdotool("key", "--clearmodifiers", key)


def wtype(key):
    *modifiers, name = key.split("+")
    held = [MODIFIERS[modifier] for modifier in modifiers]
    command = ["wtype"]
    for modifier in held:
        command += ["-M", modifier]
    command += ["-k", name]
    for modifier in reversed(held):
        command += ["-m", modifier]
    subprocess.run(command, check=True)


def xdotool(*arguments):
    command = ["xdotool", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()
