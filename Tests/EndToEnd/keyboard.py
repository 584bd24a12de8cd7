"""The keyboard of the desktop that the tests run on: X11's or Wayland's."""

import json
import os
import subprocess
from pathlib import Path

# wtype's names of the modifiers that xdotool names otherwise.
MODIFIERS = {"alt": "alt", "ctrl": "ctrl", "shift": "shift", "super": "logo"}


def is_wayland():
    return os.environ.get("GDK_BACKEND") == "wayland"


def has_keyboard(pid):
    """Whether a window of the process has the keyboard, and the window manager says so, too."""
    if is_wayland():
        return focused_process() == pid
    # A window manager names a window that is closed until it has noticed.
    window = xdotool("getwindowfocus")
    return window == xdotool("getactivewindow") and xdotool("getwindowpid", window) == str(pid)


def focused_process():
    """The process whose window sway has given the keyboard, or None."""
    socket = next(Path(os.environ["WAYLAND_DISPLAY"]).parent.glob("sway-ipc.*"), None)
    command = ["swaymsg", "--socket", str(socket), "--raw", "--type", "get_tree"]
    result = subprocess.run(command, capture_output=True, text=True)
    nodes = [json.loads(result.stdout)] if result.returncode == 0 else []
    while nodes:
        node = nodes.pop()
        if node["focused"]:
            return node.get("pid")
        nodes += node["nodes"] + node["floating_nodes"]
    return None


def press(key):
    """Presses and releases a key, in the notation of xdotool: "alt+Left"."""
    if is_wayland():
        wtype(key)
    else:
        xdotool("key", "--clearmodifiers", x11_key(key))


def x11_key(key):
    """The key with the code of F10 in place of its name: since X.Org 21.1.25, xdotool holds Alt while
    it presses a function key by its name, because Alt is one of the ways to the same symbol."""
    *modifiers, name = key.split("+")
    return "+".join([*modifiers, {"F10": "76"}.get(name, name)])


def wtype(key):
    *modifiers, name = key.split("+")
    held = [MODIFIERS[modifier] for modifier in modifiers]
    # The app must notice the keyboard, which exists as long as the command, before a key is pressed.
    command = ["wtype", "-s", "200"]
    for modifier in held:
        command += ["-M", modifier]
    command += ["-k", name]
    for modifier in reversed(held):
        command += ["-m", modifier]
    subprocess.run(command, check=True)


def xdotool(*arguments):
    command = ["xdotool", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()
