"""Uses an app like a screen reader that asks for anything at any time.

Run by `make storm-accessibility`. The reader asks random questions about random objects of the accessible
tree, also about objects that don't exist any more: it reads, performs actions, sets texts and values, and
selects. Between the questions, the app is used at random, so that windows, sheets, file dialogs and popovers
are opened and closed. The app must not end, must answer each question within five seconds, and must write
nothing to its standard error. After a failure, the app is started again.
"""

import argparse
import collections
import os
import random
import re
import signal
import sys

from gi.repository import Gio, GLib

import app_soak
import questions
from accessibility import PREFIX, ROOT_PATH, Node
from app import complaints
from counters_app import CountersApp
from figures import Figures, Watch
from gallery_app import GalleryApp
from mail_app import MailApp

CACHE_PATH = "/org/a11y/atspi/cache"
# The mean number of questions between two uses of the app.
QUESTIONS = 30
# The objects that the reader remembers. Most of them don't exist any more after some time.
REMEMBERED = 500
# The actions that would end the app or leave it.
FORBIDDEN = re.compile(r"quit|print|close|link\.", re.IGNORECASE)
# GTK 4.8 answers `AddSelection` of a text view with a number instead of a boolean, so GLib sends an error.
EXPECTED = (
    r"\(.*\): GLib-GIO-WARNING \*\*: \S+ Type of return value is incorrect: expected '\(b\)', got '\(i\)'",
)
# In the dialog for files, the only button that writes no file and opens no file.
CANCEL = "Cancel"
SETTINGS = "gtk-decoration-layout=:"
# The app is started this many times at most.
STARTS = 20


def counters():
    app = CountersApp("--no-restore", settings=SETTINGS)
    links = ("counters:///counter/7/fact/8/counter/9", "counters:///fact/1", "counters:///bad")
    return app, "Counters", "counters:///", ("counters:///counter/1", *links), lambda: None


def mail():
    app = MailApp(settings=SETTINGS)
    links = ("folder/Inbox/message/3/reply/1", "folder/Inbox", "compose", "folder/Inbox/message/900")
    return app, "Mail", "mail:///", [f"mail:///{link}" for link in links], lambda: None


def gallery():
    # The gallery opens no links.
    return GalleryApp(settings=SETTINGS), "Gallery", "", (), lambda: None


APPS = {
    "counters": counters,
    "gallery": gallery,
    "inventory": app_soak.inventory,
    "mail": mail,
    "standups": app_soak.standups,
}


class Reader(app_soak.RandomUse):
    """A reader of a running app."""

    def __init__(self, app, title, measured, links, restore, chance, figures):
        super().__init__(app, title, measured, links, restore, chance)
        self.figures = figures
        self.root = Node(app.bus, app.tree.owner, ROOT_PATH)
        self.interfaces = {}
        self.remembered = []
        # The methods without an answer while other methods were answered.
        self.unanswered = collections.Counter()
        self.answered = 0

    # -- Asking

    def ask(self, node, interface, method, kinds="", *values):
        """Calls a method, and returns its result, or None if the app answers with an error."""
        return self._call(node, f"{PREFIX}.{interface}", method, questions.signature(kinds), *values)

    def read(self, node, interface, name):
        properties = "org.freedesktop.DBus.Properties"
        return self._call(node, properties, "Get", "(ss)", f"{PREFIX}.{interface}", name)

    def _call(self, node, interface, method, signature, *values):
        short = interface.rpartition(".")[2]
        shown = ", ".join(repr(value)[:40] for value in values)
        self.latest = [*self.latest[-24:], f"{node.path[-5:]}: {short}.{method}({shown})"]
        watch = Watch()
        try:
            result = self.app.bus.call(node.owner, node.path, interface, method, signature, *values)
        except GLib.GError as error:
            if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                self._expect_other_answers(f"{short}.{method}")
                return None
            result = None
        self.answered += 1
        self.figures.answer(watch.seconds, f"{short}.{method}")
        return result[0] if result else None

    def _expect_other_answers(self, method):
        """GTK leaves some questions about some objects without an answer, but must answer others."""
        try:
            self.app.bus.call(self.root.owner, ROOT_PATH, f"{PREFIX}.Accessible", "GetRole")
        except GLib.GError:
            raise AssertionError(f"The app has not answered {method} for ten seconds.") from None
        self.unanswered[method] += 1

    # -- Choosing

    def meet(self, reference):
        """Returns the node of a reference, and remembers the node. Returns None for no object."""
        if not reference[0]:
            return None
        node = Node(self.app.bus, *reference)
        if node.path not in self.interfaces:
            if len(self.remembered) < REMEMBERED:
                self.remembered.append(node)
            else:
                old = self.chance.randrange(REMEMBERED)
                self.interfaces.pop(self.remembered[old].path, None)
                self.remembered[old] = node
            names = self.ask(node, "Accessible", "GetInterfaces") or []
            self.interfaces[node.path] = [name.removeprefix(f"{PREFIX}.") for name in names]
        return node

    def pick(self):
        """Returns a random node of the tree, or a node that was in the tree."""
        if self.remembered and self.chance.random() < 0.25:
            return self.chance.choice(self.remembered)
        node = self.root
        while self.chance.random() < 0.9:
            children = self.ask(node, "Accessible", "GetChildren")
            child = self.meet(self.chance.choice(children)) if children else None
            if not child:
                break
            node = child
        return node

    # -- Steps

    def step(self):
        if self.chance.random() < 1 / QUESTIONS:
            return super().step()
        if self.chance.random() < 0.01:
            cache = Node(self.app.bus, self.root.owner, CACHE_PATH)
            return self._call(cache, f"{PREFIX}.Cache", "GetItems", "()")
        node = self.pick()
        for _ in range(self.chance.randint(1, 4)):
            self.question(node)

    def question(self, node):
        known = [each for each in self.interfaces.get(node.path, ()) if each in questions.METHODS]
        # Sometimes, the reader asks for an interface that the object doesn't have.
        any_interface = not known or self.chance.random() < 0.05
        interface = self.chance.choice(list(questions.METHODS) if any_interface else known)
        methods, properties = questions.METHODS[interface], questions.PROPERTIES.get(interface, ())
        name = self.chance.choice([*methods, *properties])
        if name == "DoAction":
            self.act(node)
        elif name in methods:
            values = questions.arguments(methods[name], self.chance)
            reference = self.ask(node, interface, name, methods[name], *values)
            if name in ("GetChildAtIndex", "GetAccessibleAtPoint", "GetSelectedChild") and reference:
                self.meet(reference)
        elif name == "CurrentValue" and self.chance.random() < 0.5:
            value = GLib.Variant("d", self.chance.choice(questions.VALUES))
            properties = "org.freedesktop.DBus.Properties"
            self._call(node, properties, "Set", "(ssv)", f"{PREFIX}.Value", name, value)
        else:
            self.read(node, interface, name)

    def act(self, node):
        """Performs an action of the node, unless the action would end or leave the app."""
        name = self.read(node, "Accessible", "Name") or ""
        actions = self.ask(node, "Action", "GetActions") or []
        if name in app_soak.FORBIDDEN or FORBIDDEN.search(name):
            return
        # A window has the items of the main menu as actions, and their order changes.
        if any(action.startswith(("window.", "menu.item")) for action, *_ in actions):
            return
        if self.is_in_file_dialog(node) and name != CANCEL:
            return
        allowed = [index for index, (action, *_) in enumerate(actions) if not FORBIDDEN.search(action)]
        self.ask(node, "Action", "DoAction", "n", self.chance.choice([*allowed, -1, len(actions) + 1]))

    def is_in_file_dialog(self, node):
        for _ in range(50):
            parent = self.read(node, "Accessible", "Parent")
            if not parent or not parent[0] or parent[1] == ROOT_PATH:
                break
            node = Node(self.app.bus, *parent)
        return self.read(node, "Accessible", "Name") == app_soak.FILES

    def open(self):
        if self.links:
            super().open()


def storm(name, minutes, seed):
    """Returns the figures, and the failures."""
    chance = random.Random(seed)
    figures = Figures(name)
    failures, answered, unanswered = [], 0, collections.Counter()
    total = Watch()
    while total.seconds < 60 * minutes and figures.runs < STARTS:
        begin = Watch()
        app, *page = APPS[name]()
        app.wait_until(app.windows, "a window")
        figures.start(begin.seconds)
        reader = Reader(app, *page, chance, figures)
        failures += read(reader, lambda: total.seconds < 60 * minutes)
        answered += reader.answered
        unanswered += reader.unanswered
    figures.failures = len(failures)
    print(f"{name}, seed {seed}: {answered:,} answers in {total.seconds / 60:.1f} minutes")
    if unanswered:
        print("Without an answer:", *(f"{method} × {count}" for method, count in unanswered.items()))
    return figures, failures


def read(reader, continues):
    """Asks until the app ends or doesn't answer. Returns the failures."""
    app, failures, seen = reader.app, [], 0
    try:
        while continues() and app.process.poll() is None:
            reader.step()
            lines = app.stderr_lines[seen:]
            seen += len(lines)
            for line in complaints(lines, EXPECTED)[:3]:
                failures.append(f"On standard error: {line}\n  after {after(reader)}")
            if reader.answered % 50 == 0:
                reader.figures.measure(app.process.pid)
    except (AssertionError, GLib.GError, OSError) as error:
        if app.process.poll() is None:
            failures.append(f"{error}\n  after {after(reader)}")
    status = app.process.poll()
    if status is not None:
        how = signal.Signals(-status).name if status < 0 else f"the status {status}"
        lines = "\n  ".join(complaints(app.stderr_lines, EXPECTED)[-5:])
        failures.append(f"The app has ended with {how}\n  after {after(reader)}\n  {lines}")
    app.stop()
    return failures


def after(reader):
    return "\n        ".join(reader.latest[-12:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    # The report of a crash has hundreds of lines.
    os.environ.setdefault("SWIFT_BACKTRACE", "enable=no")
    parser.add_argument("apps", nargs="*", choices=sorted(APPS), help="all, if none is named")
    parser.add_argument("--minutes", type=float, default=30, help="for each app")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    options = parser.parse_args()
    problems, lines = [], []
    for name in options.apps or sorted(APPS):
        print(f"{name}, seed {options.seed}", flush=True)
        figures, failures = storm(name, options.minutes, options.seed)
        lines.append(str(figures))
        problems += [f"{name}: {failure}" for failure in failures]
    print("\n".join([*problems, *lines]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
