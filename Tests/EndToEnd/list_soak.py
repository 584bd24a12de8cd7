"""Edits, reorders, searches and scrolls a list of 10,000 rows at random, and checks the list.

Run by `make soak-lists`. Each edit is applied to a model of the list, too. After each action, the
visible rows must be the rows of the model, in the same order, and the number of tasks must be the
number of the model. At the end, nothing may have been written to standard error, and the memory may
not have grown.
"""

import argparse
import random
import re
import statistics
import sys
import time

import keyboard
from accessibility import LABEL, ROW, SELECTED
from app import poll
from gallery_app import GalleryApp
from list_model import ListModel, problem
from process import sample

STATUS = re.compile(r"(\d+) of (\d+) tasks, (\d+) selected")
COUNT = 10_000
# The maximum growth of the heap. Caches of glyphs and of text layouts fill slowly.
GROWTH_KIB = 4096
# The time for which GTK shows a button as pressed after a click over AT-SPI, and drops clicks.
PRESSED = 0.3
SCROLLING = ("Down", "Up", "Page_Down", "Page_Up", "End", "Home")
MOVES = {"alt+Up": -1, "alt+Down": 1}
# The number of actions in the message of a failure.
HISTORY = 10


class ListUse:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.app = GalleryApp("list-editing")
        self.app.wait_until(self.app.windows, "a window")
        self.app.wait_for_title("List editing")
        # These nodes are read once, because a search of the tree reads hundreds of rows.
        self.label = next(n for n in self.app.nodes(LABEL) if STATUS.fullmatch(n.name))
        self.buttons = {name: self.app.button(name) for name in ("Add", "Rename", "Reverse")}
        self.list = next(n for n in self.app.tree.visible() if any_row(n))
        self.model = ListModel(COUNT)
        self.counts = {}
        # The latest actions, in order.
        self.history = []
        self.focus_list()

    # -- Checks

    def status(self):
        """Returns the numbers of shown, existing and selected tasks."""
        match = self.app.wait_until(lambda: STATUS.fullmatch(self.label.name), "a number of tasks")
        return [int(group) for group in match.groups()]

    def check(self, query="", focused=None):
        """Waits until the list shows the tasks of the model that the query matches."""
        expected = self.model.titles(query)
        counts = [len(expected), len(self.model)]
        if not poll(lambda: self.status()[:2] == counts, self.app.patience):
            shown, total, _ = self.status()
            raise AssertionError(f"Expected {counts} rows and tasks, got {[shown, total]}.")
        found = []

        def is_right():
            found[:] = [self.problem(expected, focused)]
            return found == [None]

        if not poll(is_right, self.app.patience):
            raise AssertionError(found[0])

    def problem(self, expected, focused):
        """Returns the problem with the rows, or None."""
        rows = self.list.children
        texts = [row.text for row in rows]
        if wrong := problem(expected, texts):
            return wrong
        if focused and not any(t == focused and r.is_focused for t, r in zip(texts, rows)):
            return f"The row {focused!r} has lost the focus."
        return None

    def wait_for_selection(self, titles):
        """Waits until these rows, and no others that have widgets, are selected."""

        def selected():
            return [row.text for row in self.list.children if row.has_state(SELECTED)]

        if not poll(lambda: selected() == titles, self.app.patience):
            raise AssertionError(f"Expected the selected rows {titles}, got {selected()}.")

    # -- Actions

    def note(self, text):
        self.history = [*self.history[1 - HISTORY :], text]

    def keys(self, *names):
        self.note(" ".join(names))
        for name in names:
            keyboard.press(name)

    def focus_list(self):
        """Moves the focus into the list, which is after the search field."""
        self.keys("ctrl+f", "Tab", "Home")

    def scroll(self):
        self.keys(*self.random.choices(SCROLLING, k=self.random.randint(1, 6)))
        self.check()

    def select(self):
        self.keys("space", "shift+Down", "shift+Down")
        self.check()

    def delete(self):
        # The focus moves to the first row, which is then the only selected row.
        self.keys("Home")
        self.delete_first(1)

    def delete_several(self):
        self.keys("Home", "shift+Down", "shift+Down")
        self.delete_first(3)

    def delete_first(self, count, query=""):
        titles = self.model.titles(query)[:count]
        self.wait_for_selection(titles)
        self.keys("Delete")
        self.model.delete(titles)
        self.check(query)

    def focused_row(self):
        """Waits until the focus stops moving, and returns the row with the focus, or None."""
        before, found = object(), None
        while found != before:
            before = found
            found = next((row.text for row in self.list.children if row.is_focused), None)
        return found

    def move(self):
        focused = self.focused_row()
        if focused is None:
            self.focus_list()
            focused = self.model.titles()[0]
        keys = self.random.choices(list(MOVES), k=3)
        self.note(f"The row with the focus is {focused!r}.")
        self.keys(*keys)
        for key in keys:
            self.model.move(focused, MOVES[key])
        self.check(focused=focused)

    def add(self):
        self.model.add()
        self.click("Add")

    def rename(self):
        self.model.rename()
        self.click("Rename")

    def reverse(self):
        self.model.reverse()
        self.click("Reverse")

    def search(self):
        digits = self.random.choices("0123456789", k=self.random.randint(1, 3))
        query = "".join(digits)
        self.keys("ctrl+f", *digits)
        self.check(query)
        if self.model.titles(query) and self.random.random() < 0.5:
            self.keys("Tab", "Home")
            self.delete_first(1, query)
            self.keys("ctrl+f")
        self.keys("ctrl+a", "BackSpace")
        self.check()
        self.focus_list()

    def click(self, name):
        self.note(f"click {name!r}")
        if not self.buttons[name].do_action("click"):
            raise AssertionError(f"The button {name!r} can't be clicked.")
        time.sleep(PRESSED)
        self.check()

    def act(self):
        actions = (
            *(self.scroll, self.scroll, self.select, self.delete, self.delete_several),
            *(self.move, self.add, self.rename, self.reverse, self.search),
        )
        action = self.random.choice(actions)
        self.counts[action.__name__] = self.counts.get(action.__name__, 0) + 1
        action()


def any_row(node):
    """Returns whether the first child of the node is a row, which identifies the list."""
    children = node.children
    return bool(children) and children[0].role in ROW


def report(use, seed, error):
    """Writes the failure, and the seed and the actions that repeat it."""
    number = sum(use.counts.values())
    print(f"Seed {seed}: action {number} failed.\n{error}\nThe last steps:", file=sys.stderr)
    for step in use.history:
        print(f"  {step}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    print(f"Seed {arguments.seed}, {arguments.minutes:g} minutes.", flush=True)
    use = ListUse(arguments.seed)
    begin = time.monotonic()
    samples = []
    failed = False
    try:
        use.check()
        while (elapsed := time.monotonic() - begin) < arguments.minutes * 60:
            use.act()
            samples.append((elapsed, sample(use.app.process.pid).anonymous))
    except AssertionError as error:
        report(use, arguments.seed, error)
        failed = True
    finally:
        complaints = use.app.stop()
    if failed:
        sys.exit("\n".join(complaints) or 1)
    duration = samples[-1][0]
    early = [size for at, size in samples if duration / 3 <= at < duration * 2 / 3]
    late = [size for at, size in samples if at >= duration * 2 / 3]
    growth = statistics.median(late) - statistics.median(early)
    print(f"Actions: {use.counts}. {len(use.model)} tasks at the end.")
    print(f"Memory: {statistics.median(early):.0f} KiB, growth {growth:+.0f} KiB.")
    if growth > GROWTH_KIB:
        complaints.append(f"The memory grew by {growth:.0f} KiB, expected at most {GROWTH_KIB}.")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
