#!/usr/bin/env python3
"""Measures the costs of the view layer, and the costs of plain C programs that show the same widgets.

Runs Counters and the plain C program alternately, on the current desktop. A preloaded probe observes
frames and presses buttons in both programs. For lists, runs `ViewWorkloads` and a second plain C program.
Writes a line of JSON for each row of the table. `ViewWorkloads` also counts objects and operations
within its process, and writes the lines for these rows itself.

    Scripts/headless-desktop Benchmarks/View/measure.py [ROW ...]
    Scripts/headless-desktop Benchmarks/View/measure.py --scaling | Benchmarks/scaling

ROW is a part of the name of a measurement, such as 'push'. Without ROW, everything is measured.
"""

import argparse
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles

BENCHMARKS = Path(__file__).resolve().parents[1]
ROOT = BENCHMARKS.parent
BUILT = BENCHMARKS / ".build-view"
PLAIN_C = BUILT / "plain-c"
PROBE = BUILT / "probe.so"
PLAIN_LISTS = BUILT / "plain-lists"
COUNTERS = Path(os.environ.get("COUNTERS_BINARY", ROOT / ".build/release/counters"))
WORKLOADS = Path(os.environ.get("WORKLOADS_BINARY", ROOT / ".build-bench/release/ViewWorkloads"))

MEGABYTE = 1 << 20


class Program:
    """Counters, or the plain C program. Each process has a separate state folder, and starts with a
    stack of counters."""

    def __init__(self, command, saves_session=False):
        self.command = [str(part) for part in command]
        self.saves_session = saves_session

    @contextlib.contextmanager
    def started(self, mode, pages=0):
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder, "output")
            output.touch()
            environment = dict(
                os.environ,
                PROBE=mode,
                PROBE_OUTPUT=str(output),
                LD_PRELOAD=str(PROBE),
                XDG_STATE_HOME=folder,
                XDG_DATA_DIRS=f"{ROOT}/Resources/Counters:/usr/local/share:/usr/share",
            )
            command = list(self.command)
            if self.saves_session:
                save_session(Path(folder), pages)
            elif pages:
                command.append(str(pages))
            process = subprocess.Popen(
                command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
            try:
                yield process, output
            finally:
                if process.poll() is None:
                    process.send_signal(signal.SIGTERM)
                process.communicate()

    def run(self, mode, pages=0, timeout=300):
        """Runs the program until it exits. Returns the values that the probe wrote, by name, and the
        time of the start in nanoseconds."""
        begin = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        with self.started(mode, pages) as (process, output):
            errors = process.communicate(timeout=timeout)[1]
            if process.returncode:
                sys.exit(f"{self.command[0]} failed: {errors.decode(errors='replace')}")
            return read(output), begin


def save_session(folder, pages):
    path = folder / "org.composablegtk.Counters/session.json"
    path.parent.mkdir()
    screens = ["counter/0"] * pages
    path.write_text(json.dumps({"version": 2, "session": screens}), encoding="utf-8")


def read(output):
    values = defaultdict(list)
    for line in output.read_text(encoding="utf-8").splitlines():
        name, *rest = line.split()
        values[name].append(rest[0] if len(rest) == 1 else tuple(rest))
    return values


OURS = Program([COUNTERS], saves_session=True)
PLAIN = Program([PLAIN_C])


def row(workload, floor, floor_value, value, unit, goal, limit, note="", ratio=None):
    ratio = ratio if ratio is not None else value / floor_value if floor_value else value
    print(
        json.dumps(
            {
                "table": "view",
                "workload": workload,
                "floor": floor,
                "floorValue": floor_value,
                "value": value,
                "unit": unit,
                "ratio": round(ratio, 3),
                "goal": goal,
                "limit": limit,
                "met": ratio <= limit,
                "note": note,
            },
            ensure_ascii=False,
        ),
        flush=True,
    )


# MARK: Measurements


def undisturbed(values):
    """The first decile of the values. Longer times include the effects of other running programs on
    the processor time and on the caches of the processor."""
    return quantiles(values, n=10, method="inclusive")[0]


def frame_times(variants, rounds):
    """Runs the variants alternately. Returns the times from the start of the process to the end of its
    first frame, and the processor times of the same interval, in seconds, by variant."""
    walls, cpus = defaultdict(list), defaultdict(list)
    for index in range(rounds + 1):
        for name, (program, pages) in variants.items():
            values, begin = program.run("start", pages)
            # The first run reads the files from the disk, and is not counted.
            if index:
                walls[name].append((int(values["frame"][0]) - begin) / 1e9)
                cpus[name].append(int(values["cpu"][0]) / 1e9)
    return walls, cpus


def start(rounds=21):
    walls, cpus = frame_times({"ours": (OURS, 0), "plain": (PLAIN, 0)}, rounds)
    cpu = median(cpus["ours"]) / median(cpus["plain"])
    row(
        "process start to first frame",
        "plain C",
        median(walls["plain"]),
        median(walls["ours"]),
        "s",
        "≤ 1.15 × C",
        1.15,
        f"median of {rounds} starts each, alternately; best of each "
        f"{min(walls['ours']) / min(walls['plain']):.2f} ×; processor time {cpu:.2f} ×",
    )


def restored(rounds=21):
    walls, cpus = frame_times({"many": (OURS, 10_000), "one": (OURS, 1)}, rounds)
    row(
        "open with a restored path of 10,000 pages",
        "a path of one page",
        undisturbed(walls["one"]),
        undisturbed(walls["many"]),
        "s",
        "≤ 1.2 × with one page",
        1.2,
        f"start to first frame, the fastest tenth of {rounds} starts each, alternately; median "
        f"{median(walls['many']) / median(walls['one']):.2f} ×; processor time "
        f"{undisturbed(cpus['many']) / undisturbed(cpus['one']):.2f} ×. Only the top page is created. "
        "The difference is the time to read the file and to create a StackState of 10,000 elements",
    )


def push_times(variants, rounds, pushes):
    """The processor times of a push, and the times until the end of its frame, in seconds: for each
    variant, the median of each round."""
    cpus, frames = defaultdict(list), defaultdict(list)
    for _ in range(rounds):
        for name, (program, pages) in variants.items():
            values, _ = program.run(f"push:{pushes}", pages)
            cpus[name].append(median(int(value) / 1e9 for value in values["push"]))
            # The first value is the time of the first frame of the window, not of a push.
            frames[name].append(median(int(value) / 1e9 for value in values["frame"][1:]))
    return cpus, frames


def paired(ours, floors):
    """The median of the ratios of the two times of each round. If the machine is slow for some
    seconds, both times of the round are longer, so the ratio hardly changes."""
    return median(value / floor for value, floor in zip(ours, floors))


def push(rounds=12, pushes=6):
    variants = {
        "plain": (PLAIN, 10),
        10: (OURS, 10),
        1_000: (OURS, 1_000),
        10_000: (OURS, 10_000),
    }
    cpus, frames = push_times(variants, rounds, pushes)

    def push_row(workload, floor, ours, plain, goal, limit):
        row(
            workload,
            floor,
            median(cpus[plain]),
            median(cpus[ours]),
            "s",
            goal,
            limit,
            "processor time of the main thread until the main loop is idle, the median of "
            f"{rounds} pairs of processes with {pushes} pushes each; best of each "
            f"{min(cpus[ours]) / min(cpus[plain]):.2f} ×; to the end of the frame "
            f"{paired(frames[ours], frames[plain]):.2f} ×",
            ratio=paired(cpus[ours], cpus[plain]),
        )

    push_row("push a counter page at depth 10", "plain C", 10, "plain", "≤ 1.3 × C", 1.3)
    for depth in (1_000, 10_000):
        push_row(
            f"push a counter page at depth {depth:,}",
            "at depth 10",
            depth,
            10,
            "≤ 1.2 × at depth 10",
            1.2,
        )


def tick(ticks=100):
    values, _ = OURS.run(f"tick:{ticks}", 1)
    calls = {name: int(count) for name, count in values["set"]}
    # The changed labels show the count, the titles of three rows, the title in the header, and the sum.
    labels = 6
    others = {name: count for name, count in calls.items() if name != "gtk_label_set_text"}
    row(
        "one counter of Counters ticks: property sets per changed label",
        "labels that change",
        labels,
        calls.get("gtk_label_set_text", 0) / ticks,
        "count",
        "one per changed label",
        1.0,
        f"the count, three rows, the title, the sum; other setters in {ticks} ticks: "
        + ", ".join(f"{name} {count}" for name, count in sorted(others.items())),
    )


def switches(pid):
    """The number of context switches of each thread of a process."""
    counts = {}
    for status in Path(f"/proc/{pid}/task").glob("*/status"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            text = status.read_text(encoding="utf-8")
            thread = int(status.parent.name)
            counts[thread] = sum(map(int, re.findall(r"ctxt_switches:\s+(\d+)", text)))
    return counts


def idle(seconds=10):
    def wake_ups(program, use=lambda: None):
        with program.started("stay", 3) as (process, _):
            # Waits for the work after the first frame, and until the session is saved.
            time.sleep(5)
            use()
            before = switches(process.pid)
            time.sleep(seconds)
            after = switches(process.pid)
            rates = {each: (after[each] - before.get(each, 0)) / seconds for each in after}
            main = rates.pop(process.pid)
            return main, sum(rates.values())

    def work_on_the_side():
        # Opens a link in the running Counters, which then saves the new path on another thread.
        subprocess.run([COUNTERS, "counter/1"], check=True, timeout=30)
        # Waits until unused threads of the pool have exited.
        time.sleep(15)

    plain = sum(wake_ups(PLAIN))
    main, others = wake_ups(OURS)
    row(
        "idle, no timer, three pages: wake-ups per second",
        *("plain C", plain, main + others, "count", "0", 0),
        f"context switches of all threads in {seconds} s",
        ratio=main + others,
    )
    main, others = wake_ups(OURS, work_on_the_side)
    row(
        "idle, after work on the side: wake-ups per second",
        *("plain C", plain, main + others, "count", "0", 0),
        f"of the main thread {main:g}; after the first work on another thread, libdispatch, which "
        f"runs Swift's tasks, checks its pool of threads once a second ({others:g}) until the exit",
        ratio=main + others,
    )


def memory(rounds=3):
    sizes = {"plain": defaultdict(list), "ours": defaultdict(list)}
    for _ in range(rounds):
        for name, program in (("plain", PLAIN), ("ours", OURS)):
            with program.started("stay") as (process, _):
                time.sleep(4)
                text = Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="utf-8")
                for key, value in re.findall(r"^(\w+):\s+(\d+) kB", text, re.MULTILINE):
                    sizes[name][key].append(int(value) * 1024)

    def both(key):
        return median(sizes["plain"][key]), median(sizes["ours"][key])

    plain, ours = both("Rss")
    shares = "; ".join(
        f"{label} {(both(key)[1] - both(key)[0]) / MEGABYTE:+.1f} MB"
        for label, key in (
            ("proportional set size", "Pss"),
            ("written (private dirty)", "Private_Dirty"),
            ("read from files that no other process has mapped (private clean)", "Private_Clean"),
        )
    )
    row(
        "resident memory at the root page",
        "plain C",
        plain,
        ours,
        "bytes",
        "≤ C + 12 MB",
        12,
        f"{(ours - plain) / MEGABYTE:+.1f} MB, which is the ratio above; {shares}",
        ratio=(ours - plain) / MEGABYTE,
    )


def churn(rounds=1_000):
    values, _ = OURS.run(f"churn:{rounds}", 10)
    sizes = [int(size) for size in values["rss"]]
    # Caches are filled in the first half, so only the growth in the second half counts.
    growth = (sizes[-1] - sizes[len(sizes) // 2]) / MEGABYTE
    row(
        f"{rounds:,} × push and pop in Counters: growth of resident memory after warm-up",
        "after the first half",
        sizes[len(sizes) // 2],
        sizes[-1],
        "bytes",
        "flat (within 0.5 MB)",
        0.5,
        f"{growth:+.2f} MB; in tenths: " + " ".join(f"{s / MEGABYTE:.1f}" for s in sizes),
        ratio=growth,
    )


def counted():
    """Runs `ViewWorkloads`, which prints the rows that it counts within its process."""
    sys.stdout.flush()
    subprocess.run([WORKLOADS], check=True, env=dict(os.environ, GTK_A11Y="none"))


LIST_CHANGES = {
    "open": "open",
    "rename": "rename a row",
    "insert": "insert the first row",
    "reverse": "reverse",
    "filter": "filter to a third",
    "clear": "clear the filter",
}
# The maximum duration of a change in seconds, by the number of rows.
LIST_LIMITS = {100_000: 0.033, 1_000_000: 0.25}


def list_times(command):
    """The median of the durations that the program prints, in seconds, for each change of a list."""
    output = subprocess.run(
        [str(part) for part in command],
        check=True,
        env=dict(os.environ, GTK_A11Y="none"),
        stdout=subprocess.PIPE,
        text=True,
        timeout=120,
    ).stdout
    times = defaultdict(list)
    for name, value in map(str.split, output.splitlines()):
        times[name].append(int(value) / 1e9)
    return {name: median(values) for name, values in times.items()}


def lists(rounds=5):
    times = defaultdict(lambda: defaultdict(list))
    for _ in range(rounds):
        for count in (1_000, *LIST_LIMITS):
            for program, command in (
                ("ours", [WORKLOADS, "list", count]),
                ("plain", [PLAIN_LISTS, count]),
            ):
                for change, value in list_times(command).items():
                    times[program, count][change].append(value)

    def best(program, count, change):
        return min(times[program, count][change])

    note = (
        "from the change to the turn of the main loop after the update, median of 5 changes, "
        f"best of {rounds} processes"
    )
    for change, name in LIST_CHANGES.items():
        for count in (1_000, *LIST_LIMITS):
            ours, plain = best("ours", count, change), best("plain", count, change)
            row(
                f"list of {count:,} rows: {name}",
                *("plain C", plain, ours, "s", "≤ 1.3 × C", 1.3),
                "to the end of the first frame" if change == "open" else note,
            )
        for count, limit in LIST_LIMITS.items():
            if change == "open":
                small = best("ours", 1_000, change)
                row(
                    f"list of {count:,} rows: {name}",
                    *("1,000 rows", small, best("ours", count, change), "s", "≤ 1.1 ×", 1.1),
                )
            else:
                row(
                    f"list of {count:,} rows: {name}",
                    *("goal", limit, best("ours", count, change), "s", "≤ goal", 1),
                )
    for count in LIST_LIMITS:
        row(
            f"list of {count:,} rows: the longest frame while scrolling to the end",
            *("goal", 0.033, best("ours", count, "frame"), "s", "≤ 33 ms", 1),
        )


def database(rounds=5):
    counts = (1_000, 100_000, 1_000_000)
    values = defaultdict(lambda: defaultdict(list))
    with tempfile.TemporaryDirectory() as folder:
        # The first run of each count creates the database, and is not measured.
        for measured in range(rounds + 1):
            for count in counts:
                output = subprocess.run(
                    [str(WORKLOADS), "database", str(count), f"{folder}/{count}.db"],
                    check=True,
                    env=dict(os.environ, GTK_A11Y="none"),
                    stdout=subprocess.PIPE,
                    text=True,
                    timeout=120,
                ).stdout
                for name, value in map(str.split, output.splitlines()):
                    if measured:
                        values[count][name].append(int(value))
    for count in counts[1:]:
        title = f"database of {count:,} rows"
        best = {name: min(values[count][name]) for name in values[count]}
        small = {name: min(values[counts[0]][name]) for name in values[counts[0]]}
        # 0 would also be within the limit, but then the counted view is not the view of a row.
        if best["rows"] == 0:
            sys.exit(f"{title}: a changed row evaluates no 'Deferred<Text>', the view of a row")
        row(
            f"{title}: open its list",
            *("1,000 rows", small["open"] / 1e9, best["open"] / 1e9, "s", "≤ 1.5 ×", 1.5),
            f"from the query to the end of the first frame, best of {rounds} processes",
        )
        row(
            f"{title}: rows evaluated when one row changes",
            *("1 row", 1, max(values[count]["rows"]), "count", "1", 1),
            f"from the change to the shown row {best['change'] / 1e6:.1f} ms, "
            f"of 1,000 rows {small['change'] / 1e6:.1f} ms",
        )
        row(
            f"{title}: the longest frame while scrolling to the end",
            *("goal", 0.033, best["frame"] / 1e9, "s", "≤ 33 ms", 1),
        )
        growth = median(values[count]["memory"]) / MEGABYTE
        row(
            f"{title}: memory of the list, MB",
            *("1,000 rows", median(values[counts[0]]["memory"]) / MEGABYTE, growth, "MB"),
            *("≤ 1.5 ×", 1.5),
            "with SQLite's caches",
        )


def inventory(rounds=3, count=100_000):
    """The longest iteration of the main loop of Inventory during each step, in the released code."""
    steps = {
        "open": "open the window",
        "search": "each keystroke of a search",
        "sort": "sort",
        "filter": "filter",
        "scroll": "scroll to the end",
    }
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        # The first run creates the database, and is not measured.
        for _ in range(rounds + 1):
            output = subprocess.run(
                [str(WORKLOADS), "inventory", str(count), f"{folder}/items.sqlite"],
                check=True,
                env=dict(os.environ, GTK_A11Y="none"),
                stdout=subprocess.PIPE,
                text=True,
                timeout=600,
            ).stdout
            values = defaultdict(list)
            for name, value in map(str.split, output.splitlines()):
                values[name].append(int(value) / 1e9)
            runs.append({name: max(values[name]) for name in steps})
    for name, title in steps.items():
        longest = [run[name] for run in runs[1:]]
        row(
            f"Inventory with {count:,} items: {title}, the longest frame",
            *("goal", 0.033, min(longest), "s", "≤ 33 ms", 1),
            f"the longest of all iterations of the main loop, best of {rounds} processes; worst "
            f"{max(longest) * 1e3:.0f} ms",
        )


def transitions(rounds=3, count=1_000):
    longest = []
    for _ in range(rounds):
        output = subprocess.run(
            [str(WORKLOADS), "transitions", str(count)],
            check=True,
            env=dict(os.environ, GTK_A11Y="none"),
            stdout=subprocess.PIPE,
            text=True,
            timeout=300,
        ).stdout
        values = {name: int(value) for name, value in map(str.split, output.splitlines())}
        if values["frames"] < count:
            sys.exit(f"transitions: {values['frames']} frames instead of {count}")
        longest.append(values["frame"] / 1e9)
    row(
        f"transitions, effects and sheets: the longest of {count:,} frames",
        *("goal", 0.033, min(longest), "s", "≤ 33 ms", 1),
        f"the longest time between two frames of an animation, best of {rounds} processes; worst "
        f"{max(longest) * 1e3:.0f} ms",
    )


def scaling(rounds=3):
    """Prints the duration of each change of a list by the number of rows, for `Benchmarks/scaling`."""
    names = {**LIST_CHANGES, "frame": "longest frame while scrolling"}
    for count in (1_000, 10_000, 100_000, 1_000_000):
        runs = [list_times([WORKLOADS, "list", count]) for _ in range(rounds)]
        for change, name in names.items():
            point = {"workload": name, "size": count, "value": min(run[change] for run in runs)}
            print(json.dumps(point), flush=True)


ROWS = [start, push, restored, tick, counted, lists, database, inventory, transitions, idle, memory, churn]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", nargs="*", metavar="ROW", help="the measurements, all by default: "
                        + ", ".join(row.__name__ for row in ROWS))
    parser.add_argument("--scaling", action="store_true",
                        help="measure how the costs of a list grow with the number of rows")
    arguments = parser.parse_args()
    if arguments.scaling:
        return scaling()
    names = arguments.rows
    for measured in ROWS:
        if not names or any(name in measured.__name__ for name in names):
            measured()


if __name__ == "__main__":
    main()
