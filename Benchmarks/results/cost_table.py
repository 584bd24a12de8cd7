"""The table of costs in Documentation/Performance.md, which is written from the results of `domain-benchmarks`."""

import json
import re

from .rows import BadInput, Row, quantity

BEGIN = "<!-- costs: `make bench-domain` writes these lines -->"
END = "<!-- end of costs -->"
HEADINGS = ("one operation", "takes", "goal", "met")
GOAL = re.compile(r"≤ [\d.,]+ (.+)")


def rounded(ratio: float) -> str:
    """The ratio with at most two decimal places, because further digits differ between runs."""
    digits = 0 if ratio >= 10 else 1 if ratio >= 2 else 2
    return f"{ratio:,.{digits}f}"


def cost(row: Row) -> str:
    """The ratio in the unit of the goal: '6.1 C' if the goal is '≤ 20 C'."""
    match = GOAL.fullmatch(row.goal)
    if not match:
        raise BadInput(f"{row.workload}: expected a goal such as '≤ 20 C', got '{row.goal}'")
    return f"{rounded(row.ratio)} {match[1]}"


def line(cells) -> str:
    return f"| {' | '.join(cells)} |"


def costs(rows: list[Row]) -> str:
    """The generated lines: the values of the floors, the table, the number of missed goals, and the
    notes of the missed goals."""
    measured = [row for row in rows if row.table != "floors"]
    used = {row.floor for row in measured}
    floors = [row for row in rows if row.table == "floors" and row.floor in used]
    missed = [row for row in measured if not row.met]
    values = " and ".join(f"**{row.floor}** is {quantity(row.value, row.unit)}" for row in floors)
    cells = [
        (row.workload, cost(row), row.goal, "yes" if row.met else "**no**") for row in measured
    ]
    return "\n".join(
        [
            f"On the machine of the last run, {values}.",
            "",
            line(HEADINGS),
            line("---" for _ in HEADINGS),
            *map(line, cells),
            "",
            f"Missed goals: {len(missed)} of {len(measured)}.",
            *(f"- {row.workload} ({row.goal}): {row.note}" for row in missed if row.note),
        ]
    )


def split(page: str) -> tuple[str, str, str]:
    """The text of the page before, between and after the markers."""
    if page.count(BEGIN) != 1 or page.count(END) != 1 or page.index(BEGIN) > page.index(END):
        raise BadInput(f"expected one line '{BEGIN}', and after that one line '{END}'")
    before, rest = page.split(BEGIN)
    between, after = rest.split(END)
    return before, between, after


def with_costs(page: str, rows: list[Row]) -> str:
    """The page with new lines between the markers."""
    before, _, after = split(page)
    return f"{before}{BEGIN}\n\n{costs(rows)}\n\n{END}{after}"


def goals(page: str) -> list[tuple[str, str]]:
    """The name and the goal of each row of the table of the page."""
    table = [text for text in split(page)[1].splitlines() if text.startswith("|")]
    rows = [tuple(cell.strip() for cell in text.strip("|").split("|")) for text in table]
    if not rows or rows[0] != HEADINGS or any(len(row) != len(HEADINGS) for row in rows):
        raise BadInput(f"expected a table with the columns {', '.join(HEADINGS)}")
    return [(name, goal) for name, _, goal, _ in rows[2:]]


def declared_goals(lines) -> list[tuple[str, str]]:
    """The names and the goals that `domain-benchmarks --list` prints."""
    found = []
    for index, text in enumerate(lines, 1):
        try:
            row = json.loads(text)
            found.append((row["workload"], row["goal"]))
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"line {index}: expected a name and a goal: {error!r}") from error
    if not found:
        raise BadInput("the input has no rows")
    return found


def differences(declared: list[tuple[str, str]], page: str) -> list[str]:
    """Descriptions of the differences between the declared rows and the rows of the page."""
    shown = goals(page)
    if shown == declared:
        return []
    missing = [f"missing: {name}, {goal}" for name, goal in declared if (name, goal) not in shown]
    extra = [f"not declared: {name}, {goal}" for name, goal in shown if (name, goal) not in declared]
    return missing + extra or ["the order or the number of the rows differs"]
