"""Two processes change one file and are killed at random.

Run by `make storage-stress`. After each kill, the file must be complete, and each change that was
saved before must be in the file:

- file: the value of the file is not older than a saved change.
- app: each process changes a key of its own, and the key has the last saved number or a later one.
- database: each change is a row, and no saved row is missing.

Between some saves, a process pauses for up to three seconds. At the end, the median time from the
end of a save to its observation by the other process must be less than 50 ms, also for the saves
after a silence of both processes. The tests, which run beside other programs, have no such limit.
A save is observed when the other process has the saved number
or a later number. The other process must have reported no issue.
"""

import argparse
import bisect
import json
import math
import os
import random
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("STORAGE_STRESS", ROOT / ".build/debug/StorageStress"))
LATENCY_LIMIT = 0.050
# The time without a saved change after which a process counts as stuck.
PATIENCE = 60
# The time without a change before a change after a silence.
SILENCE = 0.8
# The time after which a saved change must be observed by a process that is running.
UNOBSERVED_LIMIT = 10


class Failure(Exception):
    pass


class Writer:
    """A process that saves numbers, and what the process has logged. The process can be restarted."""

    def __init__(self, storage, path, name):
        self.storage, self.path, self.name = storage, path, name
        self.started, self.saved, self.observed = {}, {}, []
        self.next = 0
        self.process = None
        # The times of the first step and of the end of each process.
        self.lives = []

    def start(self, count):
        self.process = subprocess.Popen(
            [PROGRAM, self.storage, self.path, self.name, str(self.next), str(count)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.readers = [
            threading.Thread(target=self.read_steps, args=[self.process.stdout]),
            threading.Thread(target=self.read_errors, args=[self.process.stderr]),
        ]
        self.errors = []
        self.lives.append([math.inf, math.inf])
        for reader in self.readers:
            reader.start()

    def read_steps(self, stream):
        for line in stream:
            if not line.endswith("\n"):
                break
            step, *words, time_ = line.split()
            number, time_ = int(words[-1]), int(time_) / 1e9
            self.lives[-1][0] = min(self.lives[-1][0], time_)
            if step == "started":
                self.started[number] = time_
                self.next = number + 1
            elif step == "saved":
                self.saved[number] = time_
            else:
                self.observed.append((words[0], number, time_))

    def read_errors(self, stream):
        self.errors.extend(stream)

    def wait(self):
        """Waits until the process has ended and all of its output is read."""
        code = self.process.wait()
        for reader in self.readers:
            reader.join()
        self.process.stdout.close()
        self.process.stderr.close()
        if self.errors:
            raise Failure(f"{self.name} has written to standard error: {''.join(self.errors)[:2000]}")
        return code

    def kill(self):
        self.lives[-1][1] = time.monotonic()
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None


class Stress:
    def __init__(self, storage, writes, kills, seed, latency_limit=math.inf):
        self.storage, self.writes, self.kills = storage, writes, kills
        self.latency_limit = latency_limit
        self.random = random.Random(seed)
        self.folder = tempfile.TemporaryDirectory(prefix="storage-stress-")
        self.path = os.path.join(self.folder.name, "value.sqlite" if storage == "database" else "value")
        self.writers = [Writer(storage, self.path, name) for name in "ab"]

    def count(self):
        return sum(len(writer.saved) for writer in self.writers)

    def run(self):
        killed = 0
        try:
            for writer in self.writers:
                writer.start(self.writes)
            while self.count() < self.writes or killed < self.kills:
                share = self.writes * (killed + self.random.random()) / max(self.kills, 1)
                self.wait_for(min(self.writes, share) if killed < self.kills else self.writes)
                if killed >= self.kills:
                    break
                # A random part of a save, whose length is about a millisecond.
                time.sleep(self.random.random() / 200)
                victims = self.random.choice([[0], [1], [0, 1]])
                for index in victims:
                    self.writers[index].kill()
                    killed += 1
                self.check()
                for index in victims:
                    self.writers[index].start(self.writes)
            for writer in self.writers:
                writer.kill()
            self.check()
            return self.report(killed)
        finally:
            for writer in self.writers:
                if writer.is_running:
                    writer.process.kill()
                    writer.process.wait()
            self.folder.cleanup()

    def wait_for(self, count):
        """Waits until a number of changes is saved."""
        last, last_time = self.count(), time.monotonic()
        while self.count() < count:
            time.sleep(0.001)
            if self.count() != last:
                last, last_time = self.count(), time.monotonic()
            if time.monotonic() - last_time > PATIENCE:
                raise Failure(f"no change was saved for {PATIENCE} s")
            for writer in self.writers:
                if not writer.is_running:
                    raise Failure(f"{writer.name} has ended with {writer.wait()}")

    # -- Checks

    def check(self):
        # Before the file is read, because the other process continues to save.
        saved = {writer.name: dict(writer.saved) for writer in self.writers}
        getattr(self, f"check_{self.storage}")(saved)

    def content(self):
        try:
            text = Path(self.path).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        try:
            return json.loads(text)
        except ValueError as error:
            raise Failure(f"the file is torn: {error}: {text[:200]!r}") from error

    def check_file(self, saved):
        content = self.content()
        last = {name: max(numbers) for name, numbers in saved.items() if numbers}
        if content is None:
            if last:
                raise Failure("the file is missing")
            return
        writer, number = content["writer"], content["number"]
        if content["payload"] != [number] * (number % 500):
            raise Failure(f"the file has parts of two values: {content}")
        end = saved.get(writer, {}).get(number)
        for name, other in last.items():
            begin = next(w for w in self.writers if w.name == name).started[other]
            if name == writer and other > number or end is not None and end < begin:
                raise Failure(f"{name} {other} was saved, and the file has the older {writer} {number}")

    def check_app(self, saved):
        content = self.content() or {}
        for name, numbers in saved.items():
            if numbers and content.get(name, -1) < max(numbers):
                raise Failure(f"{name} {max(numbers)} was saved, and the file has {content.get(name)}")

    def check_database(self, saved):
        if not os.path.exists(self.path):
            if any(saved.values()):
                raise Failure("the database is missing")
            return
        path = self.path
        if not any(writer.is_running for writer in self.writers):
            # A copy, so that the next process recovers the files that the killed processes left.
            path = os.path.join(self.folder.name, "copy")
            for suffix in ("", "-wal"):
                if os.path.exists(self.path + suffix):
                    shutil.copy(self.path + suffix, path + suffix)
                elif os.path.exists(path + suffix):
                    os.remove(path + suffix)
        with sqlite3.connect(path, timeout=30) as database:
            rows = {}
            try:
                for name, number in database.execute("SELECT writer, number FROM entry"):
                    rows.setdefault(name, set()).add(number)
                result = database.execute("PRAGMA quick_check").fetchone()[0]
            except sqlite3.OperationalError as error:
                if "no such table" in str(error) and not any(saved.values()):
                    return
                raise
        database.close()
        if result != "ok":
            raise Failure(f"the database is damaged: {result}")
        for name, numbers in saved.items():
            missing = set(numbers) - rows.get(name, set())
            if missing:
                raise Failure(f"the saved rows {sorted(missing)[:5]} of {name} are missing")

    def delays(self, observer, writer):
        """Returns the time from each save of `writer` to its observation by `observer`, by the time of
        the save."""
        observed = sorted((time_, number) for _, number, time_ in observer.observed)
        own = sorted(observer.started.values())
        delays = {}
        for number, saved in writer.saved.items():
            life = next((life for life in observer.lives if life[0] <= saved <= life[1]), None)
            if not life:
                continue
            # The other process can observe a change before the save returns.
            index = bisect.bisect_left(observed, (writer.started[number], 0))
            while index < len(observed) and observed[index][1] < number:
                index += 1
            first = observed[index][0] if index < len(observed) else math.inf
            if self.storage == "file":
                # The next change of the observer replaces the value, which is then not observed.
                index = bisect.bisect_left(own, saved)
                if index < len(own) and own[index] < first:
                    continue
            if first <= life[1]:
                delays[saved] = max(0, first - saved)
            elif life[1] - saved > UNOBSERVED_LIMIT:
                raise Failure(f"{observer.name} has not observed {writer.name} {number}")
        return delays

    def report(self, killed):
        delays = {}
        for observer, writer in (self.writers, self.writers[::-1]):
            delays.update(self.delays(observer, writer))
        if not delays:
            raise Failure("no change was observed by the other process")
        times = sorted(t for w in self.writers for t in [*w.started.values(), *w.saved.values()])
        # The start of the save itself can be up to 100 ms before its end.
        silent = [
            delay
            for saved, delay in delays.items()
            if times[bisect.bisect_left(times, saved - SILENCE)] >= saved - 0.1
        ]
        median = statistics.median(delays.values())
        slow = sorted(delays.values())[int(len(delays) * 0.99)]
        after = statistics.median(silent) if silent else 0
        print(
            f"{self.storage}: {self.count()} changes saved, {killed} kills, {len(delays)} observed: "
            f"median {median * 1000:.1f} ms, 99 % {slow * 1000:.1f} ms; {len(silent)} after a silence: "
            f"median {after * 1000:.1f} ms",
            flush=True,
        )
        for name, value in (("all delays", median), ("the delays after a silence", after)):
            if value > self.latency_limit:
                limit = self.latency_limit * 1000
                raise Failure(f"the median of {name} is {value * 1000:.0f} ms; the limit is {limit:.0f} ms")
        return median


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("storages", nargs="*", default=["file", "app", "database"])
    parser.add_argument("--writes", type=int, default=100_000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None)
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.randrange(1_000_000)
    print(f"seed {seed}", flush=True)
    for storage in options.storages:
        try:
            Stress(storage, options.writes, options.kills, seed, LATENCY_LIMIT).run()
        except Failure as failure:
            sys.exit(f"{storage}: {failure}")


if __name__ == "__main__":
    main()
