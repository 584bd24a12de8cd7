"""The tests in a folder of test targets, as their sources declare them."""

import re

# Text that contains no declaration, but may contain braces and words such as `func`.
OPAQUE = re.compile(
    r"//[^\n]*|/\*.*?\*/|\bimport\s+(?:class|struct|enum|protocol)\s+[\w.]+"
    r'|(?P<hashes>#*)"""(?:\\.|.)*?"""(?P=hashes)'
    r'|(?P<hash>#+)".*?"(?P=hash)|"(?:\\.|[^"\\\n])*"',
    re.DOTALL,
)
TOKEN = re.compile(
    r"[{}]"
    r"|(?P<attribute>@Test\b)"
    r"|(?P<kind>\b(?:class|struct|enum|actor|extension|protocol))\s+(?P<type>`?[\w.]+`?)"
    r"(?:<[^{]*?>)?\s*(?::\s*(?P<base>[\w.]+))?[^{};()]*?(?=\{)"
    r"|(?P<modifiers>(?:\b(?:private|fileprivate|static)\s+)*)\bfunc\s+(?P<name>\w+|`[^`]+`)"
    r"(?P<empty>\s*\(\s*\))?"
)


def declarations(text):
    """The classes with their first base, and the functions with their enclosing type."""
    text = OPAQUE.sub(lambda match: "\n" * match[0].count("\n"), text)
    types, functions = {}, []
    scopes, entered, has_attribute = [], None, False
    for match in TOKEN.finditer(text):
        if match[0] == "{":
            scopes.append(entered)
            entered = None
        elif match[0] == "}":
            del scopes[-1:]
        elif match["attribute"]:
            has_attribute = True
        elif match["kind"]:
            entered = match["type"].strip("`")
            has_attribute = False
            if match["kind"] == "class":
                types[entered] = match["base"]
        elif match["name"]:
            owner = scopes[-1] if scopes else None
            is_in_type = not scopes or owner is not None
            can_be_method = bool(owner and match["empty"]) and not match["modifiers"]
            if is_in_type:
                functions.append((owner, match["name"].strip("`"), has_attribute, can_be_method))
            has_attribute = False
    return types, functions


def tests_in(folder):
    """The names of the tests below a folder whose subfolders are test targets.

    The tests are the methods that XCTest runs, which are the methods `test…` without parameters of
    subclasses of `XCTestCase`, and the functions with `@Test`.
    """
    names = set()
    for target in sorted(path for path in folder.iterdir() if path.is_dir()):
        types, functions = {}, []
        for path in sorted(target.rglob("*.swift")):
            some_types, some_functions = declarations(path.read_text(encoding="utf-8"))
            types |= some_types
            functions += some_functions
        for owner, name, has_attribute, can_be_method in functions:
            is_method = can_be_method and name.startswith("test") and is_test_case(owner, types)
            if has_attribute or is_method:
                names.add(f"{owner}.{name}" if owner else name)
    return names


def is_test_case(name, types):
    """Whether a class inherits from `XCTestCase`."""
    visited = set()
    while name in types and name not in visited:
        visited.add(name)
        name = types[name]
    return name in ("XCTestCase", "XCTest.XCTestCase")
