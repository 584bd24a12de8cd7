"""The libraries that a program contains, with their licenses."""

import json
import re
from pathlib import Path

LICENSE_NAME = re.compile(r"(LICEN[SC]E|COPYING)([.-].*)?", re.IGNORECASE)
NOTICE_NAME = re.compile(r"NOTICE([.-].*)?", re.IGNORECASE)


class Library:
    """A library, and the texts of its licenses and of its notices about other authors."""

    def __init__(self, folder):
        self.folder = folder
        self.name = folder.resolve().name
        self.licenses = [text_of(path) for path in matching(folder, LICENSE_NAME)]
        self.notices = [text_of(path) for path in matching(folder, NOTICE_NAME)]


def matching(folder, pattern):
    return [path for path in sorted(folder.iterdir()) if path.is_file() and pattern.fullmatch(path.name)]


def text_of(path):
    return path.read_text(encoding="utf-8", errors="replace").strip()


def libraries_in(folders):
    """Returns the libraries in the order of their names. A folder is the folder of a library, or contains
    the folder of each library."""
    found = []
    for folder in folders:
        if (folder / "Package.swift").is_file():
            found.append(Library(folder))
        else:
            found += [Library(path) for path in folder.iterdir() if path.is_dir()]
    return sorted(found, key=lambda library: library.name)


def library_folders(package):
    """Returns the folders of the libraries of which SwiftPM has built the package: the downloaded libraries,
    and libraries at paths outside the package."""
    package = package.resolve()
    checkouts = package / ".build/checkouts"
    folders = [checkouts] if checkouts.is_dir() else []
    state = package / ".build/workspace-state.json"
    if state.is_file():
        content = json.loads(state.read_text(encoding="utf-8"))
        for dependency in content.get("object", {}).get("dependencies", []):
            if dependency["state"]["name"] == "fileSystem":
                path = Path(dependency["state"].get("path") or dependency["packageRef"]["location"])
                # A library in the folder of the package has the license of the package.
                if path.is_dir() and package not in path.resolve().parents:
                    folders.append(path)
    return folders
