"""The names of a new app, which are checked before a file is created."""

import re

from template.problems import NewAppError

# A word of a name, as in PhotoAlbum, HTMLViewer and Top40.
WORD = re.compile(r"[A-Z]+(?![a-z])[a-z0-9]*|[A-Z][a-z0-9]+")
NAME = re.compile(r"[A-Z][A-Za-z0-9]+")
# An element of a name on D-Bus, except "-", which some parts of an id must not contain.
ELEMENT = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
# Limits of names: of this script, so that lines are short, and of D-Bus.
LONGEST_NAME, LONGEST_ID = 30, 255
TARGET = re.compile(r'(?:name: |library\(\s*)"(\w+)"')
# Names that Swift, its libraries, and the libraries that the library depends on declare.
RESERVED = """Algorithms Any ArgumentParser CustomDump Dispatch Foundation FoundationNetworking Glibc IssueReporting
Logging OrderedCollections Protocol Self Swift SwiftSyntax Testing Type XCTest""".split()


class NewApp:
    """The names of an app. The initializer raises an error that lists all problems.

    name: The name of the module, such as PhotoAlbum.
    id: The application identifier.
    library: The folder of the library. The name of the app must not be the name of one of its modules.
    """

    def __init__(self, name, id, library):
        self.name = name
        self.id = id
        problems = [*name_problems(name, library), *id_problems(id)]
        if problems:
            raise NewAppError(*problems)

    @property
    def title(self):
        """The name for the user, such as Photo Album."""
        return " ".join(WORD.findall(self.name))

    @property
    def product(self):
        """The name of the program, of its package and of the scheme of its links, such as photo-album."""
        return "-".join(WORD.findall(self.name)).lower()


def name_problems(name, library):
    """Yields the problems of the name of an app."""
    if not NAME.fullmatch(name):
        letters = re.sub(r"[^A-Za-z0-9]+", " ", name).split()
        suggestion = "".join(word[:1].upper() + word[1:] for word in letters).lstrip("0123456789")
        suggestion = suggestion[:1].upper() + suggestion[1:]
        example = suggestion if NAME.fullmatch(suggestion) else "PhotoAlbum"
        yield (
            f"The name '{name}' is not valid. Expected a capital letter, and then at least one letter or "
            f"digit, of ASCII, such as {example}."
        )
    elif len(name) > LONGEST_NAME:
        yield f"The name '{name}' has {len(name)} letters. Expected at most {LONGEST_NAME}."
    elif name.lower() in {used.lower() for used in used_names(library)}:
        yield f"The name '{name}' is the name of a module of the app or of its libraries. Expected another name."


def used_names(library):
    """The names of the modules of the library and of the template."""
    for manifest in (library / "Package.swift", library / "Template/Package.swift"):
        yield from TARGET.findall(manifest.read_text(encoding="utf-8"))
    yield from RESERVED


def id_problems(id):
    """Yields the problems of an application identifier, by the rules of D-Bus, desktop entries, metainfo
    and Flatpak."""
    elements = id.split(".")
    if len(elements) < 3:
        yield (
            f"The id '{id}' is not valid. Expected the reversed name of a domain and the name of the app, "
            "with at least two dots, such as org.example.PhotoAlbum."
        )
        return
    if len(id) > LONGEST_ID:
        yield f"The id has {len(id)} letters. Expected at most {LONGEST_ID}."
    for element in elements:
        if not ELEMENT.fullmatch(element):
            yield f"The id '{id}' is not valid. {problem_of(element)}"
    if (domain := ".".join(elements[:2])) != domain.lower():
        yield f"The id '{id}' is not valid. Expected the domain in small letters: {domain.lower()}."


def problem_of(element):
    if not element:
        return "Expected letters between the dots."
    if element[0].isdigit():
        return f"The part '{element}' begins with a digit. Expected _{element}."
    if "-" in element:
        return f"The part '{element}' contains '-'. Expected {element.replace('-', '_')}."
    return f"The part '{element}' contains other characters than letters, digits and '_', of ASCII."
