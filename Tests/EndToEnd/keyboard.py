"""The keyboard of the desktop on which the tests run, with X11 or Wayland."""

import json
import os
import subprocess
from pathlib import Path

# The names of the modifiers in wtype, keyed by their names in xdotool.
MODIFIERS = {"alt": "alt", "ctrl": "ctrl", "shift": "shift", "super": "logo"}


def is_wayland():
    return os.environ.get("GDK_BACKEND") == "wayland"


def has_keyboard(pid):
    """Returns whether a window of the process has the keyboard focus and is the active window."""
    if is_wayland():
        return focused_process() == pid
    # A closed window is the active window until the window manager has processed the closing.
    window = xdotool("getwindowfocus")
    return window == xdotool("getactivewindow") and xdotool("getwindowpid", window) == str(pid)


def focused_process():
    """Returns the process whose window has the keyboard focus in sway, or None."""
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


def type(text):
    """Types text without control characters."""
    if is_wayland():
        # See `wtype`.
        subprocess.run(["wtype", "-s", "200", text], check=True)
    else:
        xdotool("type", "--clearmodifiers", "--delay", "20", text)


def x11_key(key):
    """Returns the key with the code of F10 in place of the name. Since X.Org 21.1.25, xdotool holds
    Alt while it presses a function key by its name, because Alt is one way to the same symbol."""
    *modifiers, name = key.split("+")
    return "+".join([*modifiers, {"F10": "76"}.get(name, name)])


def wtype(key):
    *modifiers, name = key.split("+")
    held = [MODIFIERS[modifier] for modifier in modifiers]
    # The keyboard exists as long as the command. The app must detect it before a key is pressed.
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
