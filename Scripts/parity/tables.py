"""The tables of a page that list APIs, and whether the library supports the APIs."""

import re

CODE = re.compile(r"(`+) ?(.+?) ?\1")
SUPPORTED = {"yes", "differs", "in views"}
UNSUPPORTED = "no"
# The word before the names, in the last cell of a row, that other declarations have.
NAMESAKES = "namesakes:"
# A comment before a table, with the types whose members the names without a type are.
OWNERS = re.compile(r"<!-- members of: (.+) -->")


class Row:
    """A row of a table: the names in code, and whether the declarations must exist."""

    def __init__(self, number, names, exists, owners=()):
        self.number = number
        self.names = names
        self.exists = exists
        self.owners = owners


def rows(text):
    """The rows of the tables of a page.

    If the second cell is a status, the first cell contains the names. Otherwise the second cell
    contains the names of supported declarations. The types before a table apply up to the next
    heading.
    """
    table, owners = [], ()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("|"):
            table = []
            if line.startswith("#"):
                owners = ()
            elif match := OWNERS.fullmatch(line):
                owners = tuple(match[1].split(", "))
            continue
        table.append(line)
        # The first two lines are the header.
        if len(table) > 2:
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]
            yield row(number, cells, owners)


def row(number, cells, owners):
    """The row with the cells."""
    first, second, *others = cells
    if second == UNSUPPORTED:
        namesakes = " ".join(others).partition(NAMESAKES)[2]
        names = [code for code in codes(first) if code not in codes(namesakes)]
        return Row(number, names, False, owners)
    return Row(number, codes(first if second in SUPPORTED else second), True, owners)


def codes(text):
    """The code spans of a text."""
    return [match[1] for match in CODE.findall(text)]
