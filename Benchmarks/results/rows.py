"""The rows of the benchmarks, which are lines of JSON."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

PREFIXES = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))


class BadInput(Exception):
    pass


@dataclass
class Row:
    table: str
    workload: str
    floor: str
    floor_value: float
    value: float
    unit: str
    ratio: float
    goal: str
    met: bool
    note: str

    @classmethod
    def parse(cls, line: str, place: str) -> "Row":
        try:
            row = json.loads(line)
            return cls(
                table=row["table"],
                workload=row["workload"],
                floor=row["floor"],
                floor_value=float(row["floorValue"]),
                value=float(row["value"]),
                unit=row["unit"],
                ratio=float(row["ratio"]),
                goal=row["goal"],
                met=bool(row["met"]),
                note=row.get("note", ""),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{place}: expected a row of a benchmark: {error!r}") from error

    def cells(self) -> tuple[str, ...]:
        return (
            self.workload,
            f"{self.floor} = {quantity(self.floor_value, self.unit)}",
            quantity(self.value, self.unit),
            number(self.ratio),
            self.goal,
            "yes" if self.met else "NO",
        )


def number(value: float) -> str:
    if value == 0:
        return "0"
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}"


def quantity(value: float, unit: str) -> str:
    """The value with its unit. A time has the prefix of seconds that matches its magnitude."""
    if unit != "s":
        return f"{number(value)} {unit}".rstrip()
    for scale, name in PREFIXES:
        if abs(value) >= scale:
            return f"{number(value / scale)} {name}"
    return f"{number(value / 1e-9)} ns"


def read(paths: list[str]) -> tuple[list[Row], list[str]]:
    rows, lines = [], []
    for path in paths or ["-"]:
        text = sys.stdin if path == "-" else Path(path).read_text(encoding="utf-8").splitlines()
        for index, line in enumerate(text, 1):
            if line.strip():
                rows.append(Row.parse(line, f"{path}:{index}"))
                lines.append(line.strip())
    return rows, lines
