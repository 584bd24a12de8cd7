"""Random use of Counters, with the expected state of the app after each action."""

import collections
import re
import time

from accessibility import BUTTON, ROW, WINDOW
from counters_app import CountersApp
from keyboard import xdotool

GO_TO_COUNTER = re.compile("Go to counter: .*")
GO_TO_FACT = re.compile("Go to fact: .*")
LOAD = re.compile("Load and go to counter: .*")
ASK = re.compile("Get fact|Another fact")
SCREENS = re.compile(r"Screens: (\d+)")


class RandomUse:
    """Uses the app at random, with a stack of about `depth` screens."""

    def __init__(self, app: CountersApp, random, depth):
        self.app, self.random, self.depth = app, random, depth
        # For each screen on the stack, whether its timer runs, or None for a fact.
        self.screens = []
        # The response times of the app, by the kind of the action.
        self.answers = collections.defaultdict(list)
        # The names of the latest actions.
        self.latest = collections.deque(maxlen=10)

    # -- Actions

    def step(self):
        """Performs a random action."""
        weights = {each: weight for each, weight in self._weights().items() if weight}
        (action,) = self.random.choices(list(weights), list(weights.values()))
        self.latest.append(action.__name__)
        action()

    def _weights(self):
        """Returns the relative frequencies of the actions in the current state."""
        has_screens = bool(self.screens)
        is_counter = has_screens and self.screens[-1] is not None
        is_fact = has_screens and not is_counter
        timer_waits = is_counter and not self.screens[-1]
        # With few screens there are more pushes, with many screens there are more pops.
        missing = self.depth - len(self.screens)
        return {
            self.start_timer: 60 * timer_waits,
            self.stop_timer: 1 * (is_counter and not timer_waits),
            self.count: 6 * is_counter,
            self.push_counter: 12 if missing > 0 else 3,
            self.push_fact: (2 if missing > 0 else 1) * (not is_fact),
            self.load: 2 * is_counter * (missing > 0),
            self.load_and_leave: 1 * is_counter,
            self.ask_for_a_fact: 12 * is_fact,
            self.go_back: (3 if missing > 0 else 8) * has_screens,
            self.go_back_in_a_hurry: 1 * (len(self.screens) > 8),
            self.choose_in_the_back_menu: 2 * (len(self.screens) > 8),
            self.open_the_back_menu_and_close_it: 1 * has_screens,
            self.open_a_bad_link: 2,
            self.open_the_main_menu_and_close_it: 1,
            self.open_the_shortcuts_and_close_them: 1,
            self.resize: 2,
        }

    def climb(self, until):
        """Pushes counters with running timers until the stack is full or the time is over."""
        while len(self.screens) < self.depth and time.monotonic() < until:
            self.push_counter()
            self.start_timer()

    def start_timer(self):
        self._toggle_timer(True)

    def stop_timer(self):
        self._toggle_timer(False)

    def _toggle_timer(self, runs):
        before, after = ("Start timer", "Stop timer")[:: 1 if runs else -1]
        self._click(before, lambda: self._has_button(after), "a timer")
        self.screens[-1] = runs
        self.app.wait_for_label(f"Timers running: {sum(map(bool, self.screens))}")

    def count(self):
        # A running timer may count, too, so the next number can't be predicted.
        title = self._title()
        name = self.random.choice(("Increment", "Decrement"))
        self._click(name, lambda: self._title() != title, "counting")

    def push_counter(self):
        self._push(GO_TO_COUNTER if self.screens else "Go to counter", False)

    def push_fact(self):
        self._push(GO_TO_FACT if self.screens else "Go to fact", None)

    def load(self):
        self._push(LOAD, False, "loading a page")

    def _push(self, button, screen, kind="a push"):
        self.screens.append(screen)
        self._click(button, self._is_deep_enough, kind)

    def load_and_leave(self):
        """Pops a page while the next page loads. Sometimes the pop is too late."""
        self.app.click(LOAD)
        self.app.click("Back")
        self._settle()

    def ask_for_a_fact(self):
        self._click(ASK, lambda: self._has_button("Another fact"), "a fact")

    def go_back(self):
        ways = {
            "Back": lambda: self.app.click("Back"),
            "Close": lambda: self.app.click("Close"),
            "alt+Left": lambda: self.app.press("alt+Left"),
            "Escape": lambda: self.app.press("Escape"),
            "the mouse": lambda: self.app.click_at("Back", mouse_button=8),
        }
        way = self.random.choice(list(ways))
        self.latest.append(f"by {way}")
        self.screens.pop()
        self._do(ways[way], self._is_deep_enough, "a pop")

    def go_back_in_a_hurry(self):
        """Goes back several times, before the transition has ended."""
        keys = self.random.choices(("alt+Left", "Escape"), k=self.random.randint(2, 5))
        self.app.press(keys[0])
        xdotool("key", "--delay", self.random.choice((1, 20, 80)), *keys[1:])
        self._settle()

    def choose_in_the_back_menu(self):
        steps = self.random.randint(1, 6)
        self._open_back_menu()
        xdotool("key", "--delay", 20, *["Down"] * (steps - 1), "Return")
        del self.screens[-steps:]
        self._do(lambda: None, self._is_deep_enough, "a choice in the back menu")
        self.app.wait_until(lambda: not self.app.back_menu(), "the back menu to close")

    def open_the_back_menu_and_close_it(self):
        self._open_back_menu()
        self._escape(lambda: not self.app.back_menu(), "the back menu to close")

    def _open_back_menu(self):
        open = lambda: self.app.click_at("Back", mouse_button=3)  # noqa: E731
        self._do(open, self.app.back_menu, "the back menu")
        row = lambda: any(n.is_focused for n in self.app.nodes(ROW))  # noqa: E731
        self.app.wait_until(row, "the focus to be in the back menu")

    def open_a_bad_link(self):
        title = "The link can't be opened"
        open = lambda: self.app.open_link("counters:///counter/42/elevator/7")  # noqa: E731
        self._do(open, lambda: self._has_window(title), "an alert")
        self.app.click("OK")
        self.app.wait_until(lambda: not self._has_window(title), "the alert to close")

    def open_the_main_menu_and_close_it(self):
        items = lambda: self.app.nodes(ROW)  # noqa: E731
        self._do(lambda: self.app.press("F10"), items, "the main menu")
        self._escape(lambda: not items(), "the main menu to close")

    def open_the_shortcuts_and_close_them(self):
        title = "Keyboard Shortcuts"
        open = lambda: self.app.press("ctrl+question")  # noqa: E731
        self._do(open, lambda: self._has_window(title), "the shortcuts")
        self._escape(lambda: not self._has_window(title), "the shortcuts to close")

    def _escape(self, is_done, expected):
        self.app.press("Escape")
        self.app.wait_until(is_done, expected)

    def resize(self):
        size = self.random.randint(360, 1000), self.random.randint(480, 900)
        window = xdotool("getactivewindow")
        resize = lambda: xdotool("windowsize", window, *size)  # noqa: E731
        self._do(resize, self._is_deep_enough, "a new size")

    def open_link(self, link, screens):
        """Opens a link, which replaces the stack by these screens."""
        self.screens = screens
        self._do(lambda: self.app.open_link(link), self._is_deep_enough, "a link")

    def go_to_root(self):
        self.screens = []
        self._click("Go to root", self._is_deep_enough, "to the root")

    # -- Checks

    def _click(self, button, is_answered, kind):
        self._do(lambda: self.app.click(button), is_answered, kind)
        # A timer may have caused the expected state, or the state was not changed. GTK shows the
        # button as pressed for a quarter of a second, and ignores keys if the button has the focus.
        time.sleep(0.3)
        # The app may be slow. When it replies to this call, the button isn't pressed any more.
        self._depth()

    def _do(self, action, is_answered, kind):
        """Performs the action, and stores the response time, including the search of the tree."""
        start = time.monotonic()
        action()
        self.app.wait_until(is_answered, f"{kind}, with {len(self.screens)} screens")
        self.answers[kind].append(time.monotonic() - start)

    def _title(self):
        return next((node.name for node in self.app.tree.children if node.role in WINDOW), "")

    def _has_button(self, name):
        return self.app.named(BUTTON, name)

    def _has_window(self, title):
        return title in [window.name for window in self.app.windows()]

    def _depth(self):
        matches = [SCREENS.fullmatch(text) for text in self.app.labels()]
        return next((int(match[1]) for match in matches if match), None)

    def _is_deep_enough(self):
        return self._depth() == len(self.screens)

    def _settle(self):
        """Reads the depth of the stack after it was constant for as long as a page loads."""
        seen, since = None, time.monotonic()

        def is_settled():
            nonlocal seen, since
            if (depth := self._depth()) != seen:
                seen, since = depth, time.monotonic()
            return seen is not None and time.monotonic() - since > 1.5

        self.app.wait_until(is_settled, "the number of screens to be final")
        if seen > len(self.screens):
            self.app.fail(f"at most {len(self.screens)} screens")
        del self.screens[seen:]
        self.app.wait_for_label(f"Timers running: {sum(map(bool, self.screens))}")
