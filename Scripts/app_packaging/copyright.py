"""The copyright file of a package, in Debian's format 1.0, which is also readable as plain text."""

import re

from app_packaging.licenses import ICU, apache_with_exception, common_license, with_reference

FORMAT = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
COPYRIGHT = re.compile(r"^(?:copyright\b|\(c\)|©).*\d{4}.*", re.IGNORECASE)


def copyright_file(app, program, has_common_licenses=False):
    """Returns the licenses of the app and of the libraries that the program contains.

    has_common_licenses: Whether the system of the user contains the texts of common licenses.
    """
    own = app.metainfo.text("project_license")
    # Libraries with the same text share a license. Its name is the name of a common license, or the name
    # of the first library.
    names = {app.license_text: own}
    parts = {library.name: library.licenses for library in app.libraries} | swift_parts(program)
    contained = []
    for part, texts in parts.items():
        for text in texts:
            number = 1 + sum(name.startswith(f"{part}-license") for name in names.values())
            name = f"{part}-license" + (f"-{number}" if number > 1 else "")
            names.setdefault(text, common_name(text) or name)
        contained.append(f"{part} ({', '.join(names[text] for text in texts)})")
    header = [f"Format: {FORMAT}", f"Upstream-Name: {app.metainfo.text('name')}"]
    if app.metainfo.homepage:
        header.append(f"Source: {app.metainfo.homepage}")
    if contained:
        header += ["Comment:", " The program contains these libraries, with the licenses in parentheses:"]
        header += [f" {each}" for each in contained]
        for library in app.libraries:
            for notice in library.notices:
                header += [" .", f" The notice of {library.name}:", " .", *indented(notice)]
    holders = app.copyright + [holder for text in list(names)[1:] for holder in holders_in(text)]
    files = ["Files: *", "Copyright: " + "\n           ".join(dict.fromkeys(holders))]
    files.append(f"License: {' and '.join(dict.fromkeys(names.values()))}")
    paragraphs, written = [header, files], set()
    for text, name in names.items():
        if name not in written:
            written.add(name)
            text = with_reference(text) if has_common_licenses else text
            paragraphs.append([f"License: {name}", *indented(text)])
    return "\n\n".join("\n".join(lines) for lines in paragraphs) + "\n"


def swift_parts(program):
    """The parts of the Swift toolchain that a program contains, with their licenses."""
    parts = {}
    if program.contains_swift:
        parts["swift-runtime"] = [apache_with_exception()]
    if program.contains_icu:
        parts["icu"] = [ICU]
    return parts


def common_name(text):
    """The name of the common license that is the whole text, or None."""
    match = common_license(text)
    return match[0] if match and not (text[: match[1]] + text[match[2] :]).strip() else None


def holders_in(text):
    """The holders in the first lines of a text. The text of a common license names its own authors."""
    if match := common_license(text):
        text = text[: match[1]]
    lines = (line.strip() for line in text.splitlines()[:20])
    words = re.compile(r"^(copyright|\(c\)|©|\s)+", re.IGNORECASE)
    return [words.sub("", line) for line in lines if COPYRIGHT.match(line)]


def indented(text):
    return [f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines()]
