"""The figures that a long proof prints at its end, in one line."""

import dataclasses
import time
from pathlib import Path

from process import numbers


@dataclasses.dataclass
class Figures:
    """The number of runs and failures, the slowest start and answer in seconds, and the most memory in KiB."""

    name: str
    runs: int = 0
    failures: int = 0
    slowest_start: float = 0
    slowest_answer: float = 0
    # What the app did not answer faster.
    slowest: str = ""
    most_memory: int = 0

    def start(self, seconds):
        self.runs += 1
        self.slowest_start = max(self.slowest_start, seconds)

    def answer(self, seconds, what):
        if seconds > self.slowest_answer:
            self.slowest_answer, self.slowest = seconds, what

    def measure(self, pid):
        """Reads the most memory that the process has had. Does nothing if the process has ended."""
        try:
            self.most_memory = max(self.most_memory, numbers(Path(f"/proc/{pid}/status"))["VmHWM"])
        except (OSError, KeyError):
            pass

    def __str__(self):
        slowest = f" ({self.slowest})" * bool(self.slowest)
        return (
            f"{self.name}: {self.runs:,} runs, {self.failures:,} failures, slowest start"
            f" {self.slowest_start:.2f} s, slowest answer {self.slowest_answer:.2f} s{slowest}, most memory"
            f" {self.most_memory / 1024:,.0f} MiB"
        )


class Watch:
    """The seconds since its creation."""

    def __init__(self):
        self.begin = time.monotonic()

    @property
    def seconds(self):
        return time.monotonic() - self.begin
