"""An app, as the files in its folder of resources describe the app."""

import re
from pathlib import Path

from app_packaging.desktop_entry import find_entry
from app_packaging.metainfo import Metainfo
from app_packaging.problems import PackagingError
from app_packaging.settings import Settings

COMMAND = re.compile(r"[a-z0-9][a-z0-9+.-]+")
LICENSE_NAMES = ("LICENSE", "LICENSE.md", "LICENSE.txt", "COPYING")


class App:
    """The description of an app. The initializer raises an error that lists all problems."""

    def __init__(self, name, resources, libraries=None):
        """
        libraries: The folder with the sources of each library that the program contains, or None.
        """
        self.libraries = libraries
        self.entry = find_entry(name, resources)
        self.folder = self.entry.path.parent
        self.command = self.entry.command
        self.id = self.entry.id
        problems = list(self.entry.problems())
        if not COMMAND.fullmatch(self.command):
            problems.append(
                f"{self.entry.path}: expected a command of small letters, digits, '+', '-' and '.', "
                f"which is also the name of the package, got '{self.command}'"
            )
        self.metainfo = self._read(Metainfo, f"{self.id}.metainfo.xml", problems)
        self.settings = self._read(Settings, "package.ini", problems)
        if self.metainfo:
            problems += self.metainfo.problems(self.entry)
        if self.settings:
            problems += self.settings.problems()
        for icon in self.icons.values():
            if not icon.is_file():
                problems.append(f"{icon}: expected an icon of the app")
        if self.settings and not self.license_file:
            problems.append(
                f"{self.folder}: expected a file LICENSE in the folder of the package, or the key "
                f"'license-file' in {self.settings.path.name}"
            )
        if problems:
            raise PackagingError(*problems)

    def _read(self, kind, name, problems):
        try:
            return kind(self.folder / name)
        except PackagingError as error:
            problems += error.problems
            return None

    @property
    def icons(self):
        """Each path in an installation, with the icon that is installed at the path."""
        names = (f"scalable/apps/{self.id}.svg", f"symbolic/apps/{self.id}-symbolic.svg")
        icons = self.folder / "icons/hicolor"
        return {f"share/icons/hicolor/{name}": icons / name for name in names}

    @property
    def license_file(self):
        """The text of the license: the file in the settings, or the nearest file above the folder."""
        if name := self.settings.get("package", "license-file"):
            path = self.folder / name
            return path if path.is_file() else None
        folders = [Path(self.folder), *Path(self.folder).resolve().parents[:3]]
        paths = (folder / name for folder in folders for name in LICENSE_NAMES)
        return next((path for path in paths if path.is_file()), None)

    @property
    def version(self):
        return self.metainfo.version
