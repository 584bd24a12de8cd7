"""The desktop entry of an app, and the folder of resources that contains the entry."""

from configparser import ConfigParser, Error

from app_packaging.problems import PackagingError

SCHEME = "x-scheme-handler/"


class DesktopEntry:
    """The keys of the section "Desktop Entry" of a file."""

    def __init__(self, path):
        self.path = path
        parser = ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=("#",))
        parser.optionxform = str
        try:
            parser.read_string(path.read_text(encoding="utf-8"))
            self.keys = dict(parser["Desktop Entry"])
        except (Error, KeyError, UnicodeDecodeError) as error:
            raise PackagingError(f"{path}: expected a desktop entry: {error}") from error

    def items(self, key):
        """Returns the items of a list, which semicolons separate."""
        return [item for item in self.keys.get(key, "").split(";") if item]

    @property
    def id(self):
        return self.path.name.removesuffix(".desktop")

    @property
    def command(self):
        """The program in the key Exec, without its arguments."""
        return self.keys.get("Exec", "").split(" ")[0]

    @property
    def schemes(self):
        """The schemes of the links that the app opens."""
        types = self.items("MimeType")
        return [kind.removeprefix(SCHEME) for kind in types if kind.startswith(SCHEME)]

    @property
    def is_activatable(self):
        """Whether the desktop starts the app with a message on the session bus."""
        return self.keys.get("DBusActivatable") == "true"

    def problems(self):
        for key in ("Name", "Comment", "Exec", "Icon", "Categories"):
            if not self.keys.get(key):
                yield f"{self.path}: expected the key {key}"
        icon = self.keys.get("Icon", self.id)
        if icon != self.id:
            yield f"{self.path}: expected Icon={self.id}, the name of the file, got Icon={icon}"
        if self.id.count(".") < 2:
            yield f"{self.path}: expected a name such as org.example.Notes.desktop"


def find_entry(app, folder):
    """Returns the entry whose program is the app, in a folder of resources, or in a folder that
    contains a folder of resources for each app."""
    if not folder.is_dir():
        raise PackagingError(f"{folder}: expected a folder with the resources of '{app}'")
    entries = [DesktopEntry(path) for path in sorted(folder.glob("*.desktop"))]
    entries += [DesktopEntry(path) for path in sorted(folder.glob("*/*.desktop"))]
    found = [entry for entry in entries if entry.command == app]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(str(entry.path) for entry in found)
        raise PackagingError(f"{folder}: expected one desktop entry with Exec={app}, got {names}")
    name = app.capitalize()
    packaged = [entry for entry in entries if (entry.path.parent / "package.ini").is_file()]
    others = sorted({entry.command for entry in packaged if entry.command})
    known = f" There are entries of: {', '.join(others)}." if others else ""
    raise PackagingError(
        f"{folder}: expected a desktop entry with Exec={app}, such as "
        f"{folder}/{name}/org.example.{name}.desktop.{known}"
    )
