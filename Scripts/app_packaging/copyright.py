"""The copyright file of a package, in Debian's format 1.0, which is also readable as plain text."""

import re

from app_packaging.app import LICENSE_NAMES

FORMAT = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
COPYRIGHT = re.compile(r"^(?:copyright\b|\(c\)|©).*\d{4}.*", re.IGNORECASE)
# The text of the Apache License, without the exception that Swift's libraries append.
APACHE = re.compile(r"^\s*Apache License\s+Version 2\.0,.*?(?=## Runtime Library Exception|\Z)", re.DOTALL)
COMMON_APACHE = (
    "Licensed under the Apache License, Version 2.0. On Debian systems, the text of the license is in\n"
    "/usr/share/common-licenses/Apache-2.0.\n\n"
)


def copyright_file(app, has_common_licenses=False):
    """Returns the licenses of the app and of the libraries that the program contains.

    has_common_licenses: Whether the system of the user contains the texts of common licenses.
    """
    own = app.metainfo.text("project_license")
    # Libraries with the same text share a license, whose name is the name of the first library.
    names = {app.license_file.read_text(encoding="utf-8").strip(): own}
    libraries = []
    for path in library_licenses(app.libraries):
        library, text = path.parent.name, path.read_text(encoding="utf-8").strip()
        libraries.append(f"{library} ({names.setdefault(text, f'{library}-license')})")
    header = [f"Format: {FORMAT}", f"Upstream-Name: {app.metainfo.text('name')}"]
    if app.metainfo.homepage:
        header.append(f"Source: {app.metainfo.homepage}")
    if libraries:
        header += ["Comment:", " The program contains these libraries, with the licenses in parentheses:"]
        header += [f" {library}" for library in libraries]
    holders = [holder for text in names for holder in holders_in(text)]
    unique = list(dict.fromkeys(holders)) or [app.metainfo.developer]
    files = ["Files: *", "Copyright: " + "\n           ".join(unique)]
    files.append(f"License: {' and '.join(names.values())}")
    paragraphs = [header, files]
    for text, name in names.items():
        if has_common_licenses:
            text = APACHE.sub(COMMON_APACHE, text)
        paragraphs.append([f"License: {name}", *indented(text)])
    return "\n\n".join("\n".join(lines) for lines in paragraphs) + "\n"


def library_licenses(folder):
    """Returns the license of each library in a folder with a folder for each library."""
    if folder is None:
        return []
    found = []
    for library in sorted(path for path in folder.iterdir() if path.is_dir()):
        names = (library / name for name in LICENSE_NAMES)
        found += [path for path in names if path.is_file()][:1]
    return found


def holders_in(text):
    lines = (line.strip() for line in text.splitlines()[:20])
    words = re.compile(r"^(copyright|\(c\)|©|\s)+", re.IGNORECASE)
    return [words.sub("", line) for line in lines if COPYRIGHT.match(line)]


def indented(text):
    return [f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines()]
