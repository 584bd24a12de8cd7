import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks"))

from results.cost_table import (  # noqa: E402
    BEGIN,
    END,
    cost,
    declared_goals,
    differences,
    goals,
    with_costs,
)
from results.rows import BadInput, Row  # noqa: E402


def row(workload, ratio, goal, met=True, floor="C", table="domain", value=2e-9, note=""):
    return Row(table, workload, floor, 1e-9, value, "s", ratio, goal, met, note)


ROWS = [
    row("a store reduces", 1, "", table="floors", value=1.08e-8),
    row("a property changes", 1, "", floor="O", table="floors"),
    row("send", 6.08, "≤ 20 C"),
    row("send, 10,000", 1.052, "≤ 1.5 × at 10", floor="at 10"),
    row("read", 17.44, "≤ 4 C", met=False, note="each access is registered"),
]
DECLARED = [("send", "≤ 20 C"), ("send, 10,000", "≤ 1.5 × at 10"), ("read", "≤ 4 C")]
PAGE = f"before\n{BEGIN}\nold\n{END}\nafter\n"


class CostTableTests(unittest.TestCase):
    """The table of costs in Documentation/Performance.md, which `Benchmarks/cost-table` writes."""

    def test_table_has_ratio_goal_and_result_of_each_row_and_a_note_of_each_missed_row(self):
        self.assertEqual(
            with_costs(PAGE, ROWS),
            f"""before
{BEGIN}

On the machine of the last run, **C** is 10.8 ns.

| one operation | takes | goal | met |
| --- | --- | --- | --- |
| send | 6.1 C | ≤ 20 C | yes |
| send, 10,000 | 1.05 × at 10 | ≤ 1.5 × at 10 | yes |
| read | 17 C | ≤ 4 C | **no** |

Missed goals: 1 of 3.
- read (≤ 4 C): each access is registered

{END}
after
""",
        )

    def test_writing_the_table_twice_changes_nothing(self):
        page = with_costs(PAGE, ROWS)
        self.assertEqual(with_costs(page, ROWS), page)

    def test_ratio_has_the_unit_of_the_goal(self):
        for ratio, goal, expected in (
            (9.96, "≤ 70 C each", "10.0 C each"),
            (0.756, "≤ 0.75 × Task.yield", "0.76 × Task.yield"),
            (1304.4, "≤ 1,500 B", "1,304 B"),
        ):
            self.assertEqual(cost(row("send", ratio, goal)), expected)
        with self.assertRaises(BadInput):
            cost(row("send", 1, "fast"))

    def test_table_of_the_declared_rows_has_no_differences(self):
        self.assertEqual(differences(DECLARED, with_costs(PAGE, ROWS)), [])

    def test_missing_undeclared_and_reordered_rows_and_other_goals_are_differences(self):
        page = with_costs(PAGE, ROWS)
        new = ("push", "≤ 5 C")
        self.assertEqual(differences([*DECLARED, new], page), ["missing: push, ≤ 5 C"])
        self.assertEqual(differences(DECLARED[1:], page), ["not declared: send, ≤ 20 C"])
        self.assertEqual(
            differences([("send", "≤ 30 C"), *DECLARED[1:]], page),
            ["missing: send, ≤ 30 C", "not declared: send, ≤ 20 C"],
        )
        self.assertEqual(len(differences(DECLARED[::-1], page)), 1)
        self.assertEqual(len(differences([*DECLARED, DECLARED[0]], page)), 1)

    def test_page_without_both_markers_in_order_is_an_error(self):
        for page in ("", BEGIN, END, f"{END}\n{BEGIN}", f"{PAGE}{PAGE}"):
            with self.subTest(page), self.assertRaises(BadInput):
                with_costs(page, ROWS)

    def test_page_without_the_table_is_an_error(self):
        for page in (PAGE, with_costs(PAGE, ROWS).replace("| met |", "|", 1)):
            with self.subTest(page), self.assertRaises(BadInput):
                goals(page)

    def test_declarations_are_lines_of_json_with_a_name_and_a_goal(self):
        self.assertEqual(
            declared_goals(['{"goal":"≤ 20 C","workload":"send"}\n']), [("send", "≤ 20 C")]
        )
        for lines in ([], ["send\n"], ['{"workload":"send"}\n'], ["[]\n"]):
            with self.subTest(lines), self.assertRaises(BadInput):
                declared_goals(lines)

    def test_readme_has_a_table_of_costs(self):
        self.assertTrue(goals((ROOT / "Documentation/Performance.md").read_text(encoding="utf-8")))
