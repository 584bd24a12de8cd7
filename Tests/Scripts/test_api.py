"""Tests of the check of the public declarations: a removed declaration needs a note."""

import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from api.baseline import read  # noqa: E402
from api.declarations import lines, type_names  # noqa: E402

NOTES = """# Changelog

## Unreleased

### Removed or changed

- {}

### Fixed

- `Store.fixed`
"""
OLDER = "\n## 0.1.0 — 2026-01-31\n\n### Removed or changed\n\n- `Store.old`\n"


def script(name):
    """A script of the folder Scripts as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def symbol(path, declaration, kind="swift.struct", access="public", **other):
    """A symbol whose identifier is its path."""
    return {
        "kind": {"identifier": kind},
        "identifier": {"precise": path},
        "pathComponents": path.split("."),
        "declarationFragments": [{"spelling": part} for part in declaration.partition(" ")],
        "accessLevel": access,
        **other,
    }


def conformance(source, target, *constraints, **other):
    """A conformance, with the conditions `(kind, type, type)`."""
    keys = ("kind", "lhs", "rhs")
    found = [dict(zip(keys, constraint)) for constraint in constraints]
    relationship = {"kind": "conformsTo", "source": source, "target": target}
    return relationship | ({"swiftConstraints": found} if found else {}) | other


class DeclarationTests(unittest.TestCase):
    def lines(self, *symbols, relationships=()):
        graph = {"symbols": list(symbols), "relationships": list(relationships)}
        return lines([graph], type_names([graph]) | {"other": "Protocol"})

    def test_each_declaration_is_a_line_without_line_breaks(self):
        found = self.lines(
            symbol("Store.send(_:)", "func send(\n  _ action : Action\n)\n", "swift.method"),
            symbol("Store", "class Store", "swift.class"),
        )
        self.assertEqual(
            found, ["Store  class Store", "Store.send(_:)  func send( _ action: Action )"]
        )

    def test_names_of_macros_and_declarations_that_are_not_public_are_omitted(self):
        found = self.lines(
            symbol("Values.$_current", "static let $_current: TaskLocal<Values>"),
            symbol("Values.hidden", "var hidden: Int", access="internal"),
        )
        self.assertEqual(found, [])

    def test_open_and_deprecated_declarations_differ_from_other_declarations(self):
        deprecated = [{"domain": "*", "isUnconditionallyDeprecated": True, "message": "Use 'New'."}]
        found = self.lines(
            symbol("Old", "struct Old", availability=deprecated),
            symbol("Widget", "class Widget", "swift.class", "open"),
        )
        self.assertEqual(
            found, ["Old  @available(*, deprecated) struct Old", "Widget  open class Widget"]
        )

    def test_members_of_extensions_have_the_conditions_of_the_extension(self):
        constraints = [
            {"kind": "sameType", "lhs": "Value", "rhs": "Int"},
            {"kind": "conformance", "lhs": "Root", "rhs": "View"},
            {"kind": "conformance", "lhs": "Root", "rhs": "Copyable"},
        ]
        extension = {"extendedModule": "Swift", "constraints": constraints}
        found = self.lines(
            symbol("Path.first", "var first: Int", "swift.property", swiftExtension=extension),
            symbol("Path", "extension Path", "swift.extension"),
        )
        self.assertEqual(found, ["Path.first  var first: Int where Root: View, Value == Int"])

    def test_conformances_are_lines_except_implicit_conformances(self):
        condition = ("conformance", "State", "Equatable")
        found = self.lines(
            symbol("Store", "class Store", "swift.class"),
            relationships=[
                conformance("Store", "s:SQ", condition, targetFallback="Swift.Equatable"),
                conformance("Store", "s:s8CopyableP", targetFallback="Swift.Copyable"),
                conformance("Store", "other"),
                conformance("Store", "_Hidden"),
            ],
        )
        self.assertEqual(
            found,
            ["Store  class Store", "Store: Equatable  where State: Equatable", "Store: Protocol"],
        )


class ComparisonTests(unittest.TestCase):
    OLD = {"Module": ["Store  class Store", "Store.old  var old: Int", "Store: Sendable"]}

    def compare(self, new, note="Other changes.", is_writing=False):
        """Compares the lines with `OLD`, and returns the message and the recorded lines."""
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        check = script("check-api")
        check.write(folder / "API", self.OLD)
        (folder / "CHANGELOG.md").write_text(NOTES.format(note) + OLDER, encoding="utf-8")
        message = check.compare(new, folder / "API", folder / "CHANGELOG.md", is_writing)
        return message, read(folder / "API")

    def test_equal_declarations_pass(self):
        self.assertEqual(self.compare(self.OLD), (None, self.OLD))

    def test_added_declaration_must_be_recorded(self):
        new = {"Module": [*self.OLD["Module"], "View  protocol View"], "New": ["A  struct A"]}
        message, _ = self.compare(new)
        self.assertIn("Module: + View  protocol View\nNew: + A  struct A\n", message)
        self.assertIn("Run make api-baseline", message)
        self.assertEqual(self.compare(new, is_writing=True), (None, new))

    def test_removed_declaration_without_a_note_fails_and_is_not_recorded(self):
        new = {"Module": ["Store  class Store", "Store: Sendable"]}
        for is_writing in (False, True):
            message, recorded = self.compare(new, is_writing=is_writing)
            self.assertIn("Module: - Store.old  var old: Int", message)
            self.assertIn('"### Removed or changed"', message)
            self.assertTrue(message.endswith("  `Store.old`"), message)
            self.assertEqual(recorded, self.OLD)

    def test_removed_declaration_with_a_note_is_recorded(self):
        new = {"Module": ["Store  class Store", "Store: Sendable"]}
        note = "`Store.old` is removed. Use `Store.state`."
        self.assertIn("Run make api-baseline", self.compare(new, note)[0])
        self.assertEqual(self.compare(new, note, is_writing=True), (None, new))

    def test_sentence_names_all_declarations_before_its_verb(self):
        new = {"Module": ["Store  class Store", "Store: Sendable"]}
        for note in ("`A`: use `B`. `Store.old` is removed.", "`A.b`, `C` and\n  `Store.old`: use `D`."):
            self.assertEqual(self.compare(new, note, is_writing=True), (None, new), note)

    def test_note_in_another_list_or_for_another_name_does_not_apply(self):
        removed = {"Module": ["Store  class Store", "Store: Sendable"]}
        replacement = "`Older`: use `Store.old`."
        behaviour = "`Older`.\n\nBehaviour:\n\n- `Store.old` is `nil` at first."
        for note in ("`Store.fixed`", "`Store`", "`Store.older`", "Store.old", replacement, behaviour):
            self.assertIn("- Store.old", self.compare(removed, note, is_writing=True)[0], note)

    def test_changed_declaration_needs_a_note_and_shows_its_replacement(self):
        new = {"Module": ["Store  class Store", "Store.old  var old: String", "Store: Sendable"]}
        message, _ = self.compare(new, is_writing=True)
        self.assertIn("- Store.old  var old: Int\nModule: + Store.old  var old: String", message)
        self.assertIsNone(self.compare(new, "`Store.old` is a text.", is_writing=True)[0])

    def test_removed_conformance_needs_a_note(self):
        new = {"Module": ["Store  class Store", "Store.old  var old: Int"]}
        self.assertIn("`Store: Sendable`", self.compare(new, is_writing=True)[0])
        self.assertIsNone(self.compare(new, "`Store: Sendable`", is_writing=True)[0])

    def test_note_of_a_removed_type_applies_to_its_members_and_conformances(self):
        for new in ({"Module": []}, {}):
            message, _ = self.compare(new, is_writing=True)
            self.assertIn("- Store  class Store", message)
            self.assertEqual(self.compare(new, "`Store`", is_writing=True), (None, new))


if __name__ == "__main__":
    unittest.main()
