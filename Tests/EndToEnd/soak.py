"""Uses Counters at random for a long time, and checks its memory, wake-ups and response times.

Run by `make soak`. It stops by itself, prints a report, and fails if the memory of the app grew, if
the app woke up while it was idle, if it was slow, or if it wrote to its standard error. A table
next to the report contains the statistics of the process, every ten seconds.
"""

import argparse
import csv
import random
import statistics
import sys
import threading
import time
from pathlib import Path

from app import ROOT
from counters_app import CountersApp
from process import Sample, sample, watch
from random_use import RandomUse

SCREENS = 50
INTERVAL = 10
# The time until GTK has hidden the focus and idle threads of the pool have ended.
CALM_DOWN = 15
REST = 30
# A cycle starts with use and ends with three rests.
CYCLE = 300
RESTING = 3 * (CALM_DOWN + REST)

# The limits in KiB: the growth per minute after the start-up phase, the growth that is always
# allowed, because the heap has gaps and pages of files are read later, and the peak above the
# median. The memory that is shared with the display depends on the size of the window.
GROWTH = 30
GROWTH_AT_LEAST = {"anonymous": 400, "unshared": 2048, "shared": 8192}
PEAK = {"anonymous": 4096, "unshared": 4096, "shared": 16384}
IDLE_CPU = 0.1  # per cent
IDLE_WAKE_UPS = 0.1  # per second
# After its first use, libdispatch checks the number of its threads each second until the app ends.
DISPATCH, DISPATCH_WAKE_UPS = "-qos.overcommit", 1.1  # per second
ANSWER = 5  # seconds


class Recorder:
    """Reads the statistics of the process every ten seconds, and writes a table."""

    def __init__(self, pid, file):
        self.pid, self.file = pid, file
        self.start = time.monotonic()
        self.phase, self.screens, self.timers = "start", 0, 0
        self.samples: list[tuple[float, Sample]] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self):
        with self.file.open("w", newline="") as file:
            table = csv.writer(file)
            table.writerow(("seconds", "phase", "screens", "timers", *Sample.names))
            while not self._is_over.wait(INTERVAL - (time.monotonic() - self.start) % INTERVAL):
                try:
                    seen = sample(self.pid)
                except OSError:
                    return  # The process has ended, which the use of the app reports.
                now = time.monotonic() - self.start
                self.samples.append((now, seen))
                table.writerow((round(now), self.phase, self.screens, self.timers, *seen.values))
                file.flush()

    def stop(self):
        self._is_over.set()
        self._thread.join()


class Soak:
    def __init__(self, app, use, recorder, minutes):
        self.app, self.use, self.recorder = app, use, recorder
        self.end = time.monotonic() + 60 * minutes
        self.steps = 0
        self.rests = []

    def run(self):
        while (left := self.end - time.monotonic()) > 30:
            until = time.monotonic() + max(0, min(left, CYCLE) - RESTING)
            self._phase("climb")
            self.use.climb(until)
            self._phase("use")
            while time.monotonic() < until:
                self.use.step()
                self.steps += 1
                self._phase("use")
            self._rest("ticking")
            self.use.open_link("counters:///" + "/counter/7" * SCREENS, [False] * SCREENS)
            self._rest("idle")
            self.use.go_to_root()
            self._rest("idle")

    def _phase(self, name):
        timers = sum(map(bool, self.use.screens))
        recorder = self.recorder
        recorder.phase, recorder.screens, recorder.timers = name, len(self.use.screens), timers

    def _rest(self, phase):
        self._phase(phase)
        time.sleep(CALM_DOWN)
        rest = watch(self.app.process.pid, REST)
        self.rests.append((phase, self.recorder.screens, self.recorder.timers, rest))


def growth(samples, size):
    """Returns the growth of the process per minute, as the median of the slopes between all pairs
    of samples. A peak, or the order in which the heap is used, changes the median only slightly."""
    slopes = [
        (size(later) - size(earlier)) / (end - start) * 60
        for number, (start, earlier) in enumerate(samples)
        for end, later in samples[number + 1 :]
    ]
    return statistics.median(slopes) if slopes else 0


def is_calm(rest):
    ours = {name: count for name, count in rest.wake_ups.items() if name != DISPATCH}
    return (
        sum(ours.values()) <= IDLE_WAKE_UPS * rest.seconds
        and rest.wake_ups.get(DISPATCH, 0) <= DISPATCH_WAKE_UPS * rest.seconds
    )


def judge(soak):
    """Returns the lines of the report, and the lines that contain a fault."""
    lines, faults = [], []

    def line(text, is_right=True):
        lines.append(text)
        if not is_right:
            faults.append(text)

    samples = soak.recorder.samples
    length = samples[-1][0] if samples else 0
    # The start-up phase is the first third of the time.
    warm = [each for each in samples if each[0] > length / 3]
    minutes = (warm[-1][0] - warm[0][0]) / 60 if warm else 0
    for name, at_least in GROWTH_AT_LEAST.items():
        size = lambda seen: getattr(seen, name)  # noqa: B023, E731
        sizes = [size(seen) for _, seen in warm] or [0]
        slope, median, peak = growth(warm, size), statistics.median(sizes), max(sizes)
        line(
            f"memory ({name}): median {median:,.0f} KiB, peak {peak:,} KiB, "
            f"{10 * slope:+,.0f} KiB in 10 minutes",
            slope * minutes <= max(at_least, GROWTH * minutes) and peak <= median + PEAK[name],
        )
    for name in ("threads", "files"):
        counts = [getattr(seen, name) for _, seen in warm] or [0]
        line(f"{name}: {min(counts)} to {max(counts)}")
    for phase, screens, timers, rest in soak.rests:
        woken = ", ".join(f"{name} {count}" for name, count in rest.wake_ups.items())
        line(
            f"{phase}, {screens} screens, {timers} timers, {rest.seconds:.0f} s: "
            f"CPU {rest.cpu_percent:.2f} %, wake-ups: {woken or 'none'}",
            phase != "idle"
            or (rest.cpu_percent <= IDLE_CPU and is_calm(rest)),
        )
    for kind, times in sorted(soak.use.answers.items()):
        line(
            f"{kind}: {len(times)} times, median {statistics.median(times):.2f} s, "
            f"longest {max(times):.2f} s",
            max(times) <= ANSWER,
        )
    return lines, faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    parser.add_argument("--still", action="store_true", help="without transitions")
    parser.add_argument("--folder", type=Path, default=ROOT / ".build/soak")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    table = options.folder / f"soak-{options.seed}.csv"
    still = ", without transitions" * options.still
    print(f"{options.minutes:g} minutes{still}, seed {options.seed}, {table}", flush=True)

    animations = "\ngtk-enable-animations=0" * options.still
    app = CountersApp(settings=f"gtk-decoration-layout=:{animations}")
    wrong = []
    app.wait_until(app.windows, "a window")
    recorder = Recorder(app.process.pid, table)
    use = RandomUse(app, random.Random(options.seed), SCREENS)
    soak = Soak(app, use, recorder, options.minutes)
    try:
        soak.run()
    except AssertionError as error:
        seconds = time.monotonic() - recorder.start
        wrong.append(f"After {seconds:.0f} s, and after {', '.join(use.latest)}: {error}")
    recorder.stop()
    lines, faults = judge(soak)
    print(f"{soak.steps} steps at random")
    print("\n".join(lines))
    wrong += [f"Failed: {fault}" for fault in faults]
    wrong += [f"On standard error: {line}" for line in app.stop()]
    print("\n".join(wrong) or "Passed.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
