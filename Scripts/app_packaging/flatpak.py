"""Manifests for flatpak-builder, which build a Flatpak from the archive of an app."""

import hashlib
import json

# The access that an app with a window requires. GTK opens files and links, and prints, through portals,
# which require no permission.
PERMISSIONS = ["--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"]


def write_manifest(app, archive, output):
    """Writes the manifest, which refers to the archive by its name and checksum, and returns its path."""
    settings = app.settings
    manifest = {
        "id": app.id,
        "runtime": settings.get("flatpak", "runtime", "org.gnome.Platform"),
        "runtime-version": settings.get("flatpak", "runtime-version", "48"),
        "sdk": settings.get("flatpak", "runtime", "org.gnome.Platform").replace("Platform", "Sdk"),
        "command": app.command,
        "finish-args": [*PERMISSIONS, *settings.words("flatpak", "permissions")],
        "modules": [
            {
                "name": app.command,
                "buildsystem": "simple",
                "build-commands": ["./install /app"],
                "sources": [
                    {
                        "type": "archive",
                        "path": archive.name,
                        "sha256": hashlib.sha256(archive.read_bytes()).hexdigest(),
                    }
                ],
            }
        ],
    }
    path = output / f"{app.id}.json"
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return path
