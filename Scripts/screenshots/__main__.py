"""Takes the pictures in Documentation/Screenshots, in the light style and in the dark style.

usage: python3 Scripts/screenshots [counters|gallery|inventory|standups] [light|dark] [SCENE ...]

The script requires a desktop. `make screenshots` starts a desktop without a screen.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

import counters  # noqa: E402
import gallery  # noqa: E402
import inventory  # noqa: E402
import standups  # noqa: E402
from camera import STYLES, Camera  # noqa: E402

APPS = {"counters": counters, "gallery": gallery, "inventory": inventory, "standups": standups}


def main(words):
    apps = [word for word in words if word in APPS] or list(APPS)
    styles = [word for word in words if word in STYLES] or list(STYLES)
    names = [word for word in words if word not in APPS and word not in STYLES]
    with Camera(ROOT / "Documentation/Screenshots") as camera:
        for app in apps:
            scenes = APPS[app].scenes()
            if unknown := [name for name in names if name not in scenes]:
                sys.exit(f"{app} has no scene {', '.join(unknown)}. Expected: {', '.join(scenes)}.")
            for style in styles:
                for name in names or scenes:
                    camera.take(f"{app}-{name}-{style}", style, scenes[name])


main(sys.argv[1:])
