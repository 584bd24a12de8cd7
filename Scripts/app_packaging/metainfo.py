"""The metainfo of an app, which contains its version: the version of the first release."""

import re
from datetime import date
from xml.etree import ElementTree

from app_packaging.problems import PackagingError

VERSION = re.compile(r"(?P<number>\d+(\.\d+)*)((?P<separator>[.~-]?)(?P<suffix>[A-Za-z]+([.-]?\d+)*))?")
# The suffixes of versions that precede the release, also without a hyphen.
PRE_RELEASE = re.compile(r"(alpha|beta|dev|pre|preview|rc)(?![a-z])", re.IGNORECASE)
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def normalized(element):
    """Returns the text of an element in one line."""
    return " ".join("".join(element.itertext()).split()) if element is not None else ""


def debian_version(version):
    """Returns the version with the tilde of Debian before the suffix of a pre-release."""
    match = VERSION.fullmatch(version)
    suffix = match and match["suffix"]
    if suffix and (match["separator"] in ("-", "~") or PRE_RELEASE.match(suffix)):
        return f"{match['number']}~{suffix.replace('-', '.')}"
    return version


def remove_translations(element):
    """Removes the elements with the attribute xml:lang, which translate the element before them."""
    for child in list(element):
        if child.get(LANGUAGE):
            element.remove(child)
        else:
            remove_translations(child)


class Release:
    def __init__(self, element):
        self.version = element.get("version", "")
        self.date = element.get("date", "")
        items = [normalized(item) for item in element.iter() if item.tag in ("p", "li")]
        self.changes = [item for item in items if item] or [f"Version {self.version}."]

    @property
    def day(self):
        return date.fromisoformat(self.date)

    def problems(self):
        if not VERSION.fullmatch(self.version):
            yield f"expected a version such as 1.2.0 in <release>, got '{self.version}'"
        try:
            self.day
        except ValueError:
            yield f"expected a date such as 2026-01-31 in <release>, got '{self.date}'"


class Metainfo:
    def __init__(self, path):
        self.path = path
        try:
            self.root = ElementTree.parse(path).getroot()
        except FileNotFoundError as error:
            raise PackagingError(f"{path}: expected the metainfo of the app") from error
        except ElementTree.ParseError as error:
            raise PackagingError(f"{path}: expected an XML file: {error}") from error
        remove_translations(self.root)
        self.releases = [Release(element) for element in self.root.findall("releases/release")]

    def text(self, tag):
        return normalized(self.root.find(tag))

    @property
    def version(self):
        return self.releases[0].version

    @property
    def day(self):
        return self.releases[0].day

    @property
    def synopsis(self):
        """The summary with a small first letter, without a period. The first word is unchanged if it is an
        abbreviation or a name such as C++."""
        text = self.text("summary").removesuffix(".")
        is_name = re.match(r"\w\S*[A-Z0-9+#]", text)
        return text if is_name else text[:1].lower() + text[1:]

    @property
    def homepage(self):
        return normalized(self.root.find("url[@type='homepage']"))

    @property
    def developer(self):
        return self.text("developer/name") or self.text("developer_name")

    @property
    def blocks(self):
        """The description: a string for each paragraph, and a list of strings for each list."""
        description = self.root.find("description")
        elements = [] if description is None else description
        blocks = [
            [text for item in element if (text := normalized(item))]
            if element.tag in ("ul", "ol")
            else normalized(element)
            for element in elements
        ]
        return [block for block in blocks if block]

    def problems(self, entry):
        yield from (f"{self.path}: {problem}" for problem in self._problems(entry))

    def _problems(self, entry):
        if self.text("id") != entry.id:
            yield f"expected <id>{entry.id}</id>, as in {entry.path.name}, got '{self.text('id')}'"
        for tag in ("name", "summary", "description", "project_license"):
            if not self.text(tag):
                yield f"expected an element <{tag}>"
        if not self.developer:
            yield "expected an element <developer> or <developer_name>"
        if not self.releases:
            yield 'expected <release version="…" date="…"/>, which declares the version of the app'
        for release in self.releases:
            yield from release.problems()
        binaries = [normalized(element) for element in self.root.findall("provides/binary")]
        if entry.command not in binaries:
            yield f"expected <binary>{entry.command}</binary> in <provides>"
        types = [normalized(element) for element in self.root.findall("provides/mediatype")]
        for kind in entry.items("MimeType"):
            if kind not in types:
                yield f"expected <mediatype>{kind}</mediatype> in <provides>, as in {entry.path.name}"
