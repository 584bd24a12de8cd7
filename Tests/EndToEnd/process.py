"""What the system says about a running process."""

import dataclasses
import os
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclasses.dataclass
class Sample:
    """One look at a process. Sizes are in KiB, times in seconds."""

    rss: int
    # Of that, what it draws into and shares with the display: as large as its windows are.
    shared: int
    pss: int
    # What is its own alone, and not a file: heaps and stacks.
    anonymous: int
    cpu: float
    threads: int
    files: int
    # How often its threads that live were woken, by what they waited for.
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
    """A look at the process, or an OSError where it has ended."""
    folder = Path(f"/proc/{pid}")
    memory = numbers(folder / "smaps_rollup")
    # The name, which may have spaces, ends with the last parenthesis.
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
    # In nanoseconds, which the process as a whole is not counted in.
    cpu: int
    wake_ups: int


def threads(pid):
    """The threads that live, by their ids."""
    found = {}
    for folder in Path(f"/proc/{pid}/task").iterdir():
        try:
            found[int(folder.name)] = Thread(
                name=(folder / "comm").read_text().strip(),
                cpu=int((folder / "schedstat").read_text().split()[0]),
                wake_ups=numbers(folder / "status")["voluntary_ctxt_switches"],
            )
        except (FileNotFoundError, ProcessLookupError):
            pass  # It ended in the meantime.
    return found


@dataclasses.dataclass
class Rest:
    """What a process did while nothing was asked of it."""

    seconds: float
    # In seconds.
    cpu: float
    # By the names of the threads; those of none are left out.
    wake_ups: dict

    @property
    def cpu_percent(self):
        return 100 * self.cpu / self.seconds


def watch(pid, seconds):
    """Leaves the process alone for so long, and tells what it did."""
    start = time.monotonic()
    before = threads(pid)
    time.sleep(seconds)
    after = threads(pid)
    rest = Rest(time.monotonic() - start, 0, {})
    for id, thread in after.items():
        # What began in the meantime did all of it now.
        earlier = before.get(id, Thread(thread.name, 0, 0))
        rest.cpu += (thread.cpu - earlier.cpu) / 1e9
        if woken := thread.wake_ups - earlier.wake_ups:
            rest.wake_ups[thread.name] = rest.wake_ups.get(thread.name, 0) + woken
    return rest


def numbers(file):
    """The numbers in a file of lines such as "Rss:  1234 kB", by what stands before them."""
    pairs = (line.split() for line in file.read_text().splitlines())
    return {
        words[0].rstrip(":"): int(words[1])
        for words in pairs
        if len(words) > 1 and words[0].endswith(":") and words[1].isdigit()
    }
