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

    def __init__(self, number, names, exists, owners=(), wrong_status=None):
        self.number = number
        # The second cell, if it must be a status but is another text.
        self.wrong_status = wrong_status
        self.names = names
        self.exists = exists
        self.owners = owners


def rows(text):
    """The rows of the tables of a page.

    If the second cell is a status, the first cell contains the names. Otherwise the second cell
    contains the names of supported declarations. In a table whose header begins with "API" and
    "here", the second cell must be a status. The types before a table apply up to the next heading.
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
            yield row(number, cells_of(line), owners, cells_of(table[0])[:2] == ["API", "here"])


def cells_of(line):
    """Returns the texts of the cells of a line of a table. A bar after a backslash is a character of a text."""
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]


def row(number, cells, owners, needs_status=False):
    """The row with the cells."""
    first, second, *others = cells
    if needs_status and second not in SUPPORTED | {UNSUPPORTED}:
        return Row(number, [], True, owners, wrong_status=second)
    if second == UNSUPPORTED:
        namesakes = " ".join(others).partition(NAMESAKES)[2]
        names = [code for code in codes(first) if code not in codes(namesakes)]
        return Row(number, names, False, owners)
    return Row(number, codes(first if second in SUPPORTED else second), True, owners)


def codes(text):
    """The code spans of a text."""
    return [match[1] for match in CODE.findall(text)]
