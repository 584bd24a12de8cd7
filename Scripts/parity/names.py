"""The names of public declarations, as a page writes the names."""

import re
from collections import defaultdict

# A name with optional types before the name, and with optional labels after the name.
NAME = re.compile(r"(?P<at>[@#]?)(?P<path>\w+(?:\.\w+)*)(?:\((?P<labels>(?:\w+:)*)\))?")
SUBSCRIPT = re.compile(r"(?:(?P<path>\w+(?:\.\w+)*))?\[(?P<labels>(?:\w+:)+)\]")
OPERATOR = re.compile(r"[-+*/%<>=!~&|^.]+")
# The characters before a static member, and before a key path.
PREFIX = re.compile(r"^(?:\\\.|\.|\$)(?=\w)")
WRAPPER = "@propertyWrapper"
MACRO = "swift.macro"


class Name:
    """A name in a page: its path, its labels, and whether the name is an attribute."""

    def __init__(self, path, labels=None, is_attribute=False):
        self.path = path
        self.labels = labels
        self.is_attribute = is_attribute


def parsed(code):
    """The name in a code span, or `None` if the code is not a name, such as an expression."""
    code = PREFIX.sub("", code)
    if OPERATOR.fullmatch(code):
        return Name([code])
    if match := SUBSCRIPT.fullmatch(code):
        path = match["path"].split(".") if match["path"] else []
        return Name([*path, "subscript"], match["labels"].split(":")[:-1])
    if not (match := NAME.fullmatch(code)):
        return None
    labels = match["labels"]
    labels = None if labels is None else labels.split(":")[:-1]
    return Name(match["path"].split("."), labels, bool(match["at"]))


class Declarations:
    """The public declarations of modules."""

    def __init__(self, graphs):
        self._symbols = defaultdict(list)
        for graph in graphs:
            for symbol in graph["symbols"]:
                if symbol["accessLevel"] in {"public", "open"}:
                    base, labels = parts(symbol["pathComponents"][-1])
                    self._symbols[base].append((symbol, labels))

    def contains(self, name, owners=()):
        """Whether a declaration has the name.

        A name with labels matches a function whose labels contain the labels in the same order,
        because the page omits the labels of parameters with default values, such as `fileID:`. A
        name that starts with a capital letter and has labels is an initializer. A variable before a
        member, such as `store`, is a value of the type with the same name.

        If there are owners, a member without a type must be a member of an owner.
        """
        *types, base = name.path
        if types and types[0][0].islower():
            types = [part[0].upper() + part[1:] for part in types]
            if self._is_dynamic(types[-1]):
                return True
        if name.labels is not None and base[0].isupper() and not name.is_attribute:
            types, base = [*types, base], "init"
        places = [types] if types else [[owner] for owner in owners] if owners else None
        return any(self._matches(each, name, places) for each in self._symbols[base])

    def _matches(self, each, name, places):
        """Whether a symbol has the attribute, the labels and one of the places of the name."""
        symbol, labels = each
        if name.is_attribute:
            declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
            return symbol["kind"]["identifier"] == MACRO or WRAPPER in declaration
        if name.labels is not None and not is_subsequence(name.labels, labels):
            return False
        parents = symbol["pathComponents"][:-1]
        # A global declaration without a type in its name has no owner.
        if places is None or not parents and name.path == [name.path[-1]]:
            return True
        return any(parents[-len(types) :] == types for types in places)

    def _is_dynamic(self, name):
        """Whether a type has members that no declaration names."""
        return any(
            labels == ["dynamicMember"] and symbol["pathComponents"][0] == name
            for symbol, labels in self._symbols["subscript"]
        )


def parts(component):
    """The base name and the labels of the last part of a path."""
    base, parenthesis, labels = component.partition("(")
    return base or component, labels.rstrip(")").split(":")[:-1] if parenthesis else []


def is_subsequence(few, many):
    """Whether a list contains the elements of another list in the same order."""
    remaining = iter(many)
    return all(each in remaining for each in few)
