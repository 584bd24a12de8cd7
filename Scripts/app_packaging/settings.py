"""The file package.ini of an app, with the properties of packages that no other file declares."""

import re
from configparser import ConfigParser, Error

from app_packaging.problems import PackagingError

# The sections, and the keys of each section. The keys of the section "files" are paths.
KEYS = {
    "package": {"maintainer", "copyright", "license-file", "depends", "recommends", "section"},
    "files": None,
    "flatpak": {"runtime", "runtime-version", "permissions"},
    "check": {"link", "title", "button", "label"},
}
MAINTAINER = re.compile(r"[^<>]+ <[^<>@\s]+@[^<>@\s]+>")


class Settings:
    def __init__(self, path):
        self.path = path
        self.parser = ConfigParser(
            interpolation=None, delimiters=("=",), comment_prefixes=("#",), inline_comment_prefixes=None
        )
        self.parser.optionxform = str
        try:
            self.parser.read_string(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise PackagingError(
                f"{path}: expected a file with a section [package] and the key "
                "'maintainer = NAME <ADDRESS>'"
            ) from error
        except (Error, UnicodeDecodeError) as error:
            raise PackagingError(f"{path}: expected sections and keys: {error}") from error

    def get(self, section, key, default=""):
        return self.parser.get(section, key, fallback=default)

    def words(self, section, key):
        return self.get(section, key).split()

    def packages(self, key):
        """Returns a list of packages in one line. The value can have several lines."""
        items = self.get("package", key).replace("\n", " ").split(",")
        return ", ".join(" ".join(item.split()) for item in items if item.strip())

    @property
    def files(self):
        """Each path in an installation, with the file that is installed at the path."""
        items = self.parser["files"].items() if self.parser.has_section("files") else ()
        return {target: self.path.parent / source for target, source in items}

    def problems(self):
        yield from (f"{self.path}: {problem}" for problem in self._problems())

    def _problems(self):
        for section in self.parser.sections():
            if section not in KEYS:
                yield f"there is no section [{section}]. Expected one of: {', '.join(KEYS)}"
                continue
            for key in self.parser[section] if KEYS[section] is not None else ():
                if key not in KEYS[section]:
                    known = ", ".join(sorted(KEYS[section]))
                    yield f"[{section}] has no key '{key}'. Expected one of: {known}"
        maintainer = self.get("package", "maintainer")
        if not MAINTAINER.fullmatch(maintainer):
            yield f"expected 'maintainer = NAME <ADDRESS>' in [package], got '{maintainer}'"
        for target, source in self.files.items():
            if not re.fullmatch(r"share/[^/]+(/[^/]+)+", target) or ".." in target.split("/"):
                yield f"expected a path such as share/APP/FILE in [files], got '{target}'"
            if not source.is_file():
                yield f"there is no file {source}, which [files] installs as {target}"
