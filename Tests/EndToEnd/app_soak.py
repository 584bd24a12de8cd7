"""Uses Inventory and Standups at random: clicks buttons, types, presses keys and opens links.

Run by `make soak-apps`. The app must keep running and answering, must not write to its standard error,
and the memory that it owns may not grow. The random use knows nothing about the app, except the
elements that would end the app or leave the temporary home folder.
"""

import argparse
import collections
import random
import statistics
import sys
import time

import keyboard
from accessibility import BUTTON, CHECK_BOX
from inventory_app import InventoryApp
from process import sample
from soak import growth
from standups_app import StandupsApp, save, standup

KEYS = (
    *("Tab", "shift+Tab", "Return", "space", "Escape", "alt+Left", "Down", "Up", "Home", "End"),
    *("ctrl+n", "ctrl+f", "ctrl+z", "ctrl+a", "BackSpace", "Delete", "Page_Down"),
)
WORDS = ("Lamp", "Mouse", "Ann", "Ben", "7", "-3", "0", "desk ", "é", "10")
# The main menu contains “Quit”. The dialog for printers can write files outside of the home folder, and
# GTK writes a message to the standard error if there is no system bus.
FORBIDDEN = {"Main Menu", "Print…"}
# The chooser of files can write files outside of the home folder, so the chooser is closed.
FILES = "GtkFileChooserDialog"
# After this number of steps, the app shows its first page, and then the page at which the memory is measured.
STEPS = 100
# The seconds until the app has ended its transitions, freed the widgets of the other pages, and returned
# the free memory to the system.
CALM_DOWN = 3
# The limits in KiB: the growth per minute after the first third of the time, and the growth that is
# always allowed, because the heap has gaps, and because the caches of GTK and SQLite grow slowly.
GROWTH, GROWTH_AT_LEAST = 60, 1500
# The increase in KiB between two samples after which the actions are printed.
LARGE_INCREASE = 500


def inventory():
    app = InventoryApp("--no-restore", settings="gtk-decoration-layout=:")
    links = ("add", "search/a", "bad")
    # The random use adds items, and each row needs memory. A search without results shows no row.
    measured = "inventory:///search/no-such-item"
    links = ("inventory:///", *(f"inventory:///{link}" for link in links))
    return app, "Inventory", measured, links, lambda: None


def standups():
    app = StandupsApp("--help", settings="gtk-decoration-layout=:")
    app.process.wait()
    teams = [standup(f"Team {number}", ["Ann", "Ben", "Cleo"]) for number in range(10)]
    save(app.home, *teams)
    app = StandupsApp("--no-restore", settings="gtk-decoration-layout=:", home=app.home)
    app.keeps_home = False
    links = [f"standups:///standup/{team['id']}" for team in teams]
    more = ("standups:///bad", f"{links[0]}/edit", f"{links[1]}/meeting")

    def restore():
        """Replaces the stand-ups, because each row of the list and each meeting needs memory."""
        # The app saves its last change within a second.
        time.sleep(1.5)
        save(app.home, *teams)
        app.wait_until(lambda: titles(app) == {team["title"] for team in teams}, "the first stand-ups")

    return app, "Stand-ups", "standups:///", ("standups:///", *links, *more), restore


def titles(app):
    """Returns the titles in the list of stand-ups."""
    names = [node.name for node in app.nodes(BUTTON)]
    return {name.partition(", ")[0] for name in names if " attendee" in name}


class RandomUse:
    def __init__(self, app, title, measured, links, restore, chance):
        self.app, self.title, self.measured, self.links = app, title, measured, links
        # Restores the data, so that the page of the measurement always shows the same data.
        self.restore = restore
        self.chance = chance
        self.latest = []
        # The actions since the latest sample of the memory, with their numbers.
        self.actions = collections.Counter()

    def reset(self):
        """Dismisses all presentations and pops all pages."""

        def is_first():
            for button in self.app.nodes(BUTTON):
                if button.name in ("Discard", "Discard and open"):
                    click(button)
                    time.sleep(0.5)
            self.app.open_link(self.links[0])
            # An alert can ask whether the link may discard changes.
            return [window.name for window in self.app.windows()] == [self.title]

        keyboard.press("Escape")
        keyboard.press("Escape")
        self.app.wait_until(is_first, f"the page {self.title!r}")

    def measure(self):
        """Returns a sample of the memory while the app shows the link for the measurement."""
        self.reset()
        self.restore()
        self.app.open_link(self.measured)
        time.sleep(CALM_DOWN)
        seen = sample(self.app.process.pid)
        self.app.open_link(self.links[0])
        return seen

    def step(self):
        if any(child.name == FILES and child.is_visible for child in self.app.tree.children):
            return self.do("press Escape", lambda: keyboard.press("Escape"))
        kind = self.chance.choices(("click", "press", "type", "open"), (60, 25, 12, 3))[0]
        getattr(self, kind)()

    def do(self, name, action):
        self.latest = [*self.latest[-11:], name]
        self.actions[name] += 1
        action()

    def click(self):
        nodes = [
            node
            for node in self.app.nodes(BUTTON | CHECK_BOX)
            if node.name not in FORBIDDEN and node.is_sensitive
        ]
        if not nodes:
            return self.press()
        node = self.chance.choice(nodes)
        # The node may be removed before the click.
        self.do(f"click {node.name!r}", lambda: click(node))

    def press(self):
        key = self.chance.choice(KEYS)
        if key in ("Return", "space") and self.is_forbidden_focused():
            key = "Escape"
        # While a menu is open, the window manager may have the focus, so the step does not wait for the focus.
        self.do(f"press {key}", lambda: keyboard.press(key))

    def is_forbidden_focused(self):
        """Whether the focus is on an element that would end the app, such as “Quit” in the main menu."""
        names = [node.name for node in self.app.tree.visible() if node.is_focused]
        return any(name in FORBIDDEN or name.startswith("Quit") for name in names)

    def type(self):
        word = self.chance.choice(WORDS)
        self.do(f"type {word!r}", lambda: keyboard.type(word))

    def open(self):
        link = self.chance.choice(self.links)
        self.do(f"open {link}", lambda: self.app.open_link(link))


def click(node):
    try:
        node.do_action("click" if node.role in BUTTON else "toggle")
    except ValueError:
        pass  # The widget was removed, or is not a button of the app.


def report_increase(samples, actions):
    """Prints the actions before a large increase of the memory, to find the screens that cause it."""
    if len(samples) < 3:
        return
    (_, before), (now, after) = samples[-2:]
    increase = after.anonymous - before.anonymous
    if increase > LARGE_INCREASE:
        names = ", ".join(f"{name} × {count}" for name, count in sorted(actions.items()))
        print(f"{now / 60:.1f} minutes: {increase:+,} KiB after {names}", flush=True)


def soak(name, start, minutes, seed):
    """Returns the problems."""
    app, *page = start()
    app.wait_until(app.windows, "a window")
    use = RandomUse(app, *page, random.Random(seed))
    begin = time.monotonic()
    samples, steps = [], 0
    problems = []
    try:
        while (now := time.monotonic() - begin) < 60 * minutes:
            if steps % STEPS == 0:
                samples.append((now, use.measure()))
                report_increase(samples, use.actions)
                use.actions.clear()
            use.step()
            steps += 1
            time.sleep(0.05)
            app.wait_until(app.windows, "a window")
    except (AssertionError, OSError) as error:
        problems.append(f"After {steps} steps, and after {', '.join(use.latest)}: {error}")
    warm = [each for each in samples if each[0] > 20 * minutes]
    size = lambda seen: seen.anonymous  # noqa: E731
    slope = growth(warm, size)
    sizes = [size(seen) for _, seen in warm] or [0]
    print(
        f"{name}, seed {seed}: {steps} steps in {minutes:g} minutes. Memory of its own: median "
        f"{statistics.median(sizes):,.0f} KiB, peak {max(sizes):,} KiB, {10 * slope:+,.0f} KiB in 10"
        " minutes."
    )
    tenth = max(1, len(samples) // 10)
    print("KiB at each measurement:", *(f"{size(seen):,}" for _, seen in samples[::tenth]))
    if slope * 2 / 3 * minutes > max(GROWTH_AT_LEAST, GROWTH * 2 / 3 * minutes):
        problems.append("The memory grows.")
    problems += [f"On standard error: {line}" for line in app.stop()]
    return [f"{name}: {problem}" for problem in problems]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    options = parser.parse_args()
    problems = []
    for name, start in (("Inventory", inventory), ("Standups", standups)):
        problems += soak(name, start, options.minutes, options.seed)
    print("\n".join(problems) or "Passed.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
