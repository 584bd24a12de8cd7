"""The statistics of the system for a running process."""

import dataclasses
import os
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclasses.dataclass
class Sample:
    """The statistics of a process at one time. Sizes are in KiB, times in seconds."""

    rss: int
    # The part of `rss` that the process shares with the display, which depends on window sizes.
    shared: int
    pss: int
    # The private memory that isn't mapped from a file, which is heaps and stacks.
    anonymous: int
    cpu: float
    threads: int
    files: int
    # The number of wake-ups of the threads that still exist.
    wake_ups: int

    names = (
        *("rss_kib", "shared_kib", "pss_kib", "anonymous_kib"),
        *("cpu_s", "threads", "files", "wake_ups"),
    )

    @property
    def unshared(self):
        return self.rss - self.shared

    @property
    def values(self):
        return dataclasses.astuple(self)


def sample(pid):
    """Returns the statistics of the process. Raises an OSError if the process has ended."""
    folder = Path(f"/proc/{pid}")
    memory = numbers(folder / "smaps_rollup")
    # The name, which may contain spaces, ends with the last parenthesis.
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    return Sample(
        rss=memory["Rss"],
        shared=numbers(folder / "status")["RssShmem"],
        pss=memory["Pss"],
        anonymous=memory["Anonymous"],
        cpu=(int(fields[11]) + int(fields[12])) / TICKS,
        threads=len(os.listdir(folder / "task")),
        files=len(os.listdir(folder / "fd")),
        wake_ups=sum(thread.wake_ups for thread in threads(pid).values()),
    )


@dataclasses.dataclass
class Thread:
    name: str
    # In nanoseconds. The statistics of the whole process are less precise.
    cpu: int
    wake_ups: int


def threads(pid):
    """Returns the threads of the process, by their identifiers."""
    found = {}
    for folder in Path(f"/proc/{pid}/task").iterdir():
        try:
            found[int(folder.name)] = Thread(
                name=(folder / "comm").read_text().strip(),
                cpu=int((folder / "schedstat").read_text().split()[0]),
                wake_ups=numbers(folder / "status")["voluntary_ctxt_switches"],
            )
        except (FileNotFoundError, ProcessLookupError):
            pass  # The thread has ended.
    return found


@dataclasses.dataclass
class Rest:
    """The activity of a process that received no input."""

    seconds: float
    # In seconds.
    cpu: float
    # The number of wake-ups by the name of the thread, without threads that weren't woken.
    wake_ups: dict

    @property
    def cpu_percent(self):
        return 100 * self.cpu / self.seconds


def watch(pid, seconds):
    """Waits for the time, and returns the activity of the process meanwhile."""
    start = time.monotonic()
    before = threads(pid)
    time.sleep(seconds)
    after = threads(pid)
    rest = Rest(time.monotonic() - start, 0, {})
    for id, thread in after.items():
        # The whole activity of a new thread is in this period.
        earlier = before.get(id, Thread(thread.name, 0, 0))
        rest.cpu += (thread.cpu - earlier.cpu) / 1e9
        if woken := thread.wake_ups - earlier.wake_ups:
            rest.wake_ups[thread.name] = rest.wake_ups.get(thread.name, 0) + woken
    return rest


def numbers(file):
    """Returns the numbers in a file with lines such as "Rss:  1234 kB", by their names."""
    pairs = (line.split() for line in file.read_text().splitlines())
    return {
        words[0].rstrip(":"): int(words[1])
        for words in pairs
        if len(words) > 1 and words[0].endswith(":") and words[1].isdigit()
    }
