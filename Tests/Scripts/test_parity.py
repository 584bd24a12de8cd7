"""Tests of the check of the tables of APIs: exactly the supported declarations exist."""

import subprocess
import unittest

from test_api import ROOT, script, symbol
from parity.names import Declarations

HEADER = "| API | here | where it differs |\n|---|---|---|\n"


def member(path, kind="swift.method"):
    """A symbol whose declaration is its path."""
    return symbol(path, f"func {path}", kind)


SYMBOLS = [
    member("Store"),
    member("Store.send(_:)"),
    member("Store.scope(state:action:fileID:line:)"),
    member("Store.subscript(dynamicMember:)"),
    member("Effect.init(value:)"),
    member("Stack.subscript(id:default:)"),
    member("View.animation(_:)"),
    member("withAnimation(_:)"),
    member("/(_:)"),
    symbol("Shared", "@propertyWrapper struct Shared"),
    symbol("Presents()", "macro Presents()", "swift.macro"),
    symbol("Store.hidden", "var hidden: Int", access="internal"),
]


class ParityTests(unittest.TestCase):
    def problems(self, *table_rows, start="", header=HEADER):
        text = f"# Parity\n\n{start}\n\n{header}" + "".join(f"| {row} |\n" for row in table_rows)
        declarations = Declarations([{"symbols": SYMBOLS}])
        return [problem for _, problem in script("check-parity").problems(text, declarations)]

    def test_names_of_declarations_exist(self):
        for name in (
            *("Store", "send", "send(_:)", "Store.send", "scope(state:action:)", "store.send(_:)"),
            *("store.count", "Effect(value:)", "[id:]", "Stack[id:]", "/", "@Shared", "@Presents"),
            *("withAnimation", ".animation", "\\.animation", "$store.count", "View.animation(_:)"),
        ):
            for status in ("yes", "differs", "in views"):
                self.assertEqual(self.problems(f"`{name}` | {status} | "), [], name)

    def test_unknown_status_is_an_error(self):
        message = "the status is 'yess', expected one of 'differs', 'in views', 'no', 'yes'"
        self.assertEqual(self.problems("`Store` | yess | "), [message])

    def test_supported_name_without_a_declaration_is_an_error(self):
        for name in (
            *("Stores", "sends", "send(_:while:)", "scope(action:state:)", "Effect.send", "hidden"),
            *("Store(value:)", "[case:]", "Store[id:]", "..", "@Store", "@shared", "effect.count"),
        ):
            message = f"there is no public declaration {name}"
            self.assertEqual(self.problems(f"`Store`, `{name}` | yes | "), [message], name)

    def test_declaration_that_is_not_supported_according_to_the_table_is_an_error(self):
        found = self.problems("`send`, `ShareLink` | no | needs Combine")
        self.assertEqual(found, ["there is a declaration send"])
        self.assertEqual(self.problems("`ShareLink`, `Effect.send` | no | "), [])

    def test_namesake_with_a_reason_is_not_an_error(self):
        row = "`animation` | no | needs SwiftUI; namesakes: `animation` of views"
        self.assertEqual(self.problems(row), [])

    def test_members_belong_to_the_types_before_the_table(self):
        start = "<!-- members of: Effect, View -->"
        self.assertEqual(self.problems("`animation`, `Store`, `/` | yes | ", start=start), [])
        self.assertEqual(self.problems("`withAnimation` | yes | ", start=start), [])
        missing = ["there is no public declaration send"]
        self.assertEqual(self.problems("`send`, `Store.send` | yes | ", start=start), missing)
        self.assertEqual(self.problems("`send` | no | ", start=start), [])
        self.assertEqual(self.problems("`send` | yes | ", start=f"{start}\n\n## Stores"), [])

    def test_second_cell_without_a_status_contains_the_names(self):
        header = HEADER.replace("API", "module")
        found = self.problems("`Missing` | `Store`, and other types | `Missing`", header=header)
        self.assertEqual(found, [])
        self.assertEqual(len(self.problems("Stores | `Missing` | ", header=header)), 1)

    def test_expressions_are_counted_and_not_checked(self):
        check = script("check-parity")
        table = f'{HEADER}| `Store`, `store.name = "A"`, `$store.scope(…).edit` | yes | |\n'
        self.assertEqual(check.numbers(table), (1, 2))
        self.assertEqual(self.problems('`store.name = "A"` | yes | '), [])

    def test_problem_has_the_line_of_its_row(self):
        text = f"# Parity\n\n{HEADER}| `Store` | yes | |\n| `Missing` | yes | |\n"
        found = list(script("check-parity").problems(text, Declarations([{"symbols": SYMBOLS}])))
        self.assertEqual(found, [(6, "there is no public declaration Missing")])

    def test_continuous_integration_compares_the_tables(self):
        command = ["make", "-n", "parity"]
        commands = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        self.assertIn("Scripts/check-parity", commands.stdout)
        self.assertRegex((ROOT / ".ci/run").read_text(encoding="utf-8"), r"\nmake lint .* parity ")


if __name__ == "__main__":
    unittest.main()
