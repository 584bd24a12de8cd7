"""Edits, reorders, searches and scrolls a list of 10,000 rows at random, and fails where it wears out.

Started by `make soak-lists`. Checks after each action that the list has the expected number of rows,
and at the end that nothing was written to standard error and that the memory has not grown.
"""

import argparse
import random
import re
import statistics
import sys
import time

import keyboard
from accessibility import LABEL
from app import poll
from gallery_app import GalleryApp
from process import sample

STATUS = re.compile(r"(\d+) of (\d+) tasks, (\d+) selected")
# How far the memory of the heap may grow: caches of glyphs and of text layouts fill slowly.
GROWTH_KIB = 4096
# GTK shows a button that was clicked over AT-SPI as pressed for so long, and drops other clicks.
PRESSED = 0.3
SCROLLING = ("Down", "Up", "Page_Down", "Page_Up", "End", "Home")


class ListUse:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.app = GalleryApp("list-editing")
        self.app.wait_until(self.app.windows, "a window")
        self.app.wait_for_title("Editing a list")
        # Read once: a search of the tree passes hundreds of rows.
        self.label = next(n for n in self.app.nodes(LABEL) if STATUS.fullmatch(n.name))
        self.buttons = {name: self.app.button(name) for name in ("Add", "Rename", "Reverse")}
        self.shown, self.total, self.selected = self.status()
        self.counts = {}
        self.focus_list()

    def status(self):
        """The numbers of shown, existing and selected tasks."""
        match = self.app.wait_until(lambda: STATUS.fullmatch(self.label.name), "a number of tasks")
        return [int(group) for group in match.groups()]

    def expect(self, total, action):
        if not poll(lambda: self.status()[1] == total, self.app.patience):
            self.app.fail(f"{total} tasks after {action}")
        self.shown, self.total, self.selected = self.status()

    def keys(self, *names):
        for name in names:
            keyboard.press(name)

    def focus_list(self):
        """Moves the focus into the list, which follows the search field."""
        self.keys("ctrl+f", "Tab", "Home")

    # -- Actions

    def scroll(self):
        self.keys(*self.random.choices(SCROLLING, k=self.random.randint(1, 6)))
        self.expect(self.total, "scrolling")

    def select(self):
        self.keys("space", "shift+Down", "shift+Down")
        self.expect(self.total, "selecting")

    def delete(self):
        # The focus moves to one row, which alone is selected then.
        self.keys("Home")
        self.wait_for_selection(1)
        self.keys("Delete")
        self.expect(self.total - 1, "deleting a row")

    def delete_several(self):
        self.keys("Home", "shift+Down", "shift+Down")
        self.wait_for_selection(3)
        self.keys("Delete")
        self.expect(self.total - 3, "deleting 3 rows")

    def wait_for_selection(self, count):
        if not poll(lambda: self.status()[2] == count, self.app.patience):
            self.app.fail(f"{count} selected tasks")

    def move(self):
        self.keys(*self.random.choices(("alt+Up", "alt+Down"), k=3))
        self.expect(self.total, "moving a row")

    def add(self):
        self.click("Add")
        self.expect(self.total + 1, "adding")

    def rename(self):
        self.click("Rename")
        self.expect(self.total, "renaming")

    def reverse(self):
        self.click("Reverse")
        self.expect(self.total, "reversing")

    def search(self):
        self.keys("ctrl+f", *self.random.choices("0123456789", k=self.random.randint(1, 3)))
        self.expect(self.total, "searching")
        self.keys("ctrl+a", "BackSpace")
        if not poll(lambda: self.status()[0] == self.status()[1], self.app.patience):
            self.app.fail("the search to end")
        self.focus_list()

    def click(self, name):
        self.buttons[name].do_action("click") or self.app.fail(f"{name!r} to be clicked")
        time.sleep(PRESSED)

    def act(self):
        actions = (
            *(self.scroll, self.scroll, self.select, self.delete, self.delete_several),
            *(self.move, self.add, self.rename, self.reverse, self.search),
        )
        action = self.random.choice(actions)
        self.counts[action.__name__] = self.counts.get(action.__name__, 0) + 1
        action()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    print(f"Seed {arguments.seed}, {arguments.minutes:g} minutes.", flush=True)
    use = ListUse(arguments.seed)
    begin = time.monotonic()
    samples = []
    try:
        while (elapsed := time.monotonic() - begin) < arguments.minutes * 60:
            use.act()
            samples.append((elapsed, sample(use.app.process.pid).anonymous))
    finally:
        complaints = use.app.stop()
    duration = samples[-1][0]
    early = [size for at, size in samples if duration / 3 <= at < duration * 2 / 3]
    late = [size for at, size in samples if at >= duration * 2 / 3]
    growth = statistics.median(late) - statistics.median(early)
    print(f"Actions: {use.counts}. {use.total} tasks at the end.")
    print(f"Memory: {statistics.median(early):.0f} KiB, growth {growth:+.0f} KiB.")
    if growth > GROWTH_KIB:
        complaints.append(f"The memory grew by {growth:.0f} KiB, expected at most {GROWTH_KIB}.")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
