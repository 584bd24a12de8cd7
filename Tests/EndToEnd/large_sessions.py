"""The time that Counters needs to restore a session, and to use it, by the number of its screens.

Run by `make large-sessions`. The figures are the processor time of the main thread, and in brackets
of all threads, in milliseconds, as medians of several runs. They don't depend on other processes.
The user waits for the time of the main thread; the time of all threads is the cost.
"""

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

from accessibility import Node, ROOT_PATH
from app import poll
from counters_app import CountersApp, session_file
from keyboard import xdotool
from process import threads

# Transitions are off. They would take most of the time, independently of the number of screens.
SETTINGS = "gtk-decoration-layout=:\ngtk-enable-animations=0"


class Run:
    """A launch of the app with a session, and a series of actions."""

    def __init__(self, screens, home):
        self.screens = screens
        # The times of the main thread and of all threads, by the name of the action.
        self.times = {}
        write_session(home, screens)
        start = time.monotonic()
        self.app = CountersApp(home=home, settings=SETTINGS)
        self.app.tree = poll(self._tree, self.app.patience)
        self.seconds_to_the_page = time.monotonic() - start
        self.has_worked = (0, 0)
        self._note("start")

    def _tree(self):
        """Returns the tree of the app after its page is shown. No other app is on the desktop."""
        registry = Node(self.app.bus, "org.a11y.atspi.Registry", ROOT_PATH)
        for app in registry.children:
            if any(window.name.startswith("Counter") for window in app.children):
                return app
        return None

    def use(self):
        app = self.app
        x, y, width, height = app.button("Back").extents_in_window
        window = xdotool("getactivewindow")
        centre = x + width // 2, y + height // 2
        click = ("mousemove", "--window", window, *centre, "click", 3)
        self._measure("open the back menu", lambda: xdotool(*click))
        self._measure("scroll it to its end", lambda: xdotool("key", "End"))
        self._measure("close it", lambda: xdotool("key", "Escape"))
        xdotool(*click)
        time.sleep(1)
        self.longest_wait = self._longest_wait(lambda: xdotool("key", "End"))
        xdotool("key", "Escape")
        time.sleep(1)
        self._measure_click("count for the first time", "Increment")
        self._measure_click("count", "Increment")
        self._measure_click("push", f"Go to counter: {self.screens + 2}")
        self._measure("pop", lambda: xdotool("key", "alt+Left"))
        self._measure("pop the restored screens", lambda: xdotool("key", "alt+Left"))
        app.wait_for_screens(self.screens - 1)
        self._measure_click("pop to the root", "Go to root")
        app.wait_for_screens(0)
        start = time.monotonic()
        app.process.terminate()
        app.wait_for_exit()
        self.seconds_to_the_end = time.monotonic() - start

    def _measure_click(self, name, button):
        node = self.app.button(button)
        self._measure(name, lambda: node.do_action("click"))

    def _measure(self, name, action):
        self.has_worked = self._work()
        action()
        self._note(name)

    def _longest_wait(self, action):
        """Returns the longest time without a reply during the action, in milliseconds."""
        action()
        times = [time.monotonic()]
        while times[-1] - times[0] < 2:
            self.app.tree.role
            times.append(time.monotonic())
        return 1000 * max(later - earlier for earlier, later in zip(times, times[1:]))

    def _note(self, name):
        """Waits until the app is idle, including the save after a second, and stores the time."""
        quiet_since, seen = time.monotonic(), self._work()
        while time.monotonic() - quiet_since < 1.3:
            time.sleep(0.05)
            # The periodic check of libdispatch is not counted as work.
            if (now := self._work())[0] - seen[0] > 0.5 or now[1] - seen[1] > 2:
                quiet_since, seen = time.monotonic(), now
        self.times[name] = tuple(a - b for a, b in zip(self._work(), self.has_worked))

    def _work(self):
        """Returns the processor time of the main thread and of all threads, in milliseconds."""
        pid = self.app.process.pid
        seen = threads(pid)
        return seen[pid].cpu / 1e6, sum(thread.cpu for thread in seen.values()) / 1e6


def write_session(home, screens):
    path = session_file(home)
    path.parent.mkdir(parents=True, exist_ok=True)
    saved = [f"counter/{number}" for number in range(1, screens + 1)]
    path.write_text(json.dumps({"session": saved, "version": 2}, separators=(",", ":")))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--screens", type=int, nargs="+", default=[10, 100, 1_000, 10_000])
    options = parser.parse_args()
    runs = {screens: [] for screens in options.screens}
    # The numbers of screens alternate, so that other processes affect all of them.
    for _ in range(options.runs):
        for screens in options.screens:
            with tempfile.TemporaryDirectory(prefix="app-home-") as home:
                run = Run(screens, Path(home))
                try:
                    run.use()
                    runs[screens].append(run)
                finally:
                    for line in run.app.stop():
                        print(line)
    rows = {
        "start to page, s": lambda run: (run.seconds_to_the_page,),
        "end, s": lambda run: (run.seconds_to_the_end,),
        "scrolling: no response for": lambda run: (run.longest_wait,),
    }
    for name in runs[options.screens[0]][0].times:
        rows[name] = lambda run, name=name: run.times[name]
    print(f"{'':26}" + "".join(f"{screens:>20,}" for screens in options.screens))
    for name, of in rows.items():
        medians = [
            [statistics.median(figures) for figures in zip(*map(of, runs[screens]))]
            for screens in options.screens
        ]
        cells = [f"{m[0]:.1f} ({m[1]:.1f})" if len(m) > 1 else f"{m[0]:.2f}" for m in medians]
        ratios = " × ".join(["", *(f"{m[0] / medians[0][0]:.2f}" for m in medians[-1:])])
        print(f"{name:26}" + "".join(f"{cell:>20}" for cell in cells) + ratios)


if __name__ == "__main__":
    main()
