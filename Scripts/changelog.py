"""The sections of CHANGELOG.md, from the newest version to the oldest version."""

import re

CODE = re.compile(r"`([^`]+)`")
HEADING = re.compile(r"## (?P<version>\S+)(?: — (?P<date>\S+))?")
UNRELEASED = "Unreleased"
REMOVED = "### Removed or changed"


class Section:
    """The changes of a version. A section without a date is not released."""

    def __init__(self, version, date, lines):
        self.version = version
        self.date = date
        self.lines = lines

    def removed_names(self):
        """The code in the list of removed and changed declarations."""
        names, is_list = set(), False
        for line in self.lines:
            if line.startswith("#"):
                is_list = line == REMOVED
            elif is_list:
                names.update(CODE.findall(line))
        return names


def sections(text):
    """The sections of the text of a changelog."""
    found = []
    for line in text.splitlines():
        if match := HEADING.fullmatch(line):
            found.append(Section(match["version"], match["date"], []))
        elif found:
            found[-1].lines.append(line)
    return found
