"""An app, as the files in its folder of resources describe the app."""

import re
from pathlib import Path

from app_packaging.desktop_entry import find_entry
from app_packaging.libraries import LICENSE_NAME, libraries_in, matching, text_of
from app_packaging.metainfo import Metainfo
from app_packaging.problems import PackagingError
from app_packaging.settings import Settings

COMMAND = re.compile(r"[a-z0-9][a-z0-9+.-]+")


class App:
    """The description of an app. The initializer raises an error that lists all problems."""

    def __init__(self, name, resources, libraries=()):
        """
        libraries: The folders of the libraries that the program contains, or folders that contain these.
        """
        self.libraries = libraries_in(libraries)
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
        for library in self.libraries:
            if not library.licenses:
                problems.append(
                    f"{library.folder}: expected a file LICENSE or COPYING, because the packages contain "
                    "the license of each library"
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
        folder = Path(self.folder).resolve()
        for each in (folder, *folder.parents):
            if found := matching(each, LICENSE_NAME):
                return found[0]
            if (each / "Package.swift").is_file():
                return None
        return None

    @property
    def license_text(self):
        return text_of(self.license_file)

    @property
    def copyright(self):
        """The holders of the copyright: the lines in the settings, or the developer in the metainfo, with
        the years of the releases."""
        if lines := self.settings.get("package", "copyright").split("\n"):
            if any(lines):
                return [line for line in lines if line]
        years = sorted(release.day.year for release in self.metainfo.releases)
        first, last = years[0], years[-1]
        return [f"{first if first == last else f'{first}-{last}'} {self.metainfo.developer}"]

    @property
    def version(self):
        return self.metainfo.version
