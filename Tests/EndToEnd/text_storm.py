"""Sends random texts to the apps in every way in which texts arrive from outside.

Run by `make storm-texts`. In each round, an app starts with texts in its session or in its data, and receives
texts in links, on the command line of a second launch, in its fields over AT-SPI, from the clipboard and, in
Inventory, in a CSV file. A start must not take over ten seconds and an answer not over one second, the app
must need less than 500 MB, must not end before it is asked to, and must write nothing to standard error.
"""

import argparse
import collections
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

from gi.repository import Gio, GLib

import random_texts
import text_storm_apps as apps
from accessibility import PREFIX, ROOT_PATH
from app import complaints
from figures import Figures, Watch
from process import TICKS

# The limits in seconds and in KiB.
START, ANSWER, MEMORY = 10, 1, 500_000
# An answer that takes too long is a failure if the app was busy for that time, because other processes can keep
# the app waiting, or if it takes much too long.
MUCH_TOO_LONG = 10
# What GDK writes if another program has put invalid UTF-8 on the clipboard.
EXPECTED = (r"\(.*\): Gdk-WARNING \*\*: \S+ Error converting selection from UTF8_STRING",)
# The texts that an app receives in one run, at most.
ROUND = 120
# After these failures, the app is started again.
TOO_MANY = 5
# What a second launch writes about an invalid link, of which at most forty characters are quoted.
MESSAGE = re.compile(rb"[a-z]+: [^\n]{1,4000}\n")


class Round:
    """One run of an app."""

    def __init__(self, kind, count, chance, longest, figures, ways):
        self.kind, self.chance, self.longest, self.figures, self.ways = kind, chance, longest, figures, ways
        self.left = count
        self.failures = []
        self.home = Path(tempfile.mkdtemp(prefix="app-home-"))
        self.app = None
        # The lines on standard error that were read, the latest text, and how it was sent.
        self.seen, self.latest = 0, ""

    # -- Texts

    def take(self, way):
        """Returns the next text."""
        self.left -= 1
        self.ways[way] += 1
        text = random_texts.text(self.chance, self.longest)
        self.latest = f"{way}: {text}"
        return text

    def fail(self, what):
        self.failures.append(f"{self.kind.app.id.rpartition('.')[2]}, {self.latest}: {what}")

    # -- The run

    def run(self):
        try:
            self.start()
            self.use()
            self.stop()
        except (AssertionError, GLib.GError, OSError, subprocess.SubprocessError) as error:
            self.fail(str(error))
        finally:
            if self.app:
                self.app.kill()
                self.app.stop()
            shutil.rmtree(self.home, ignore_errors=True)
        return self.failures

    def start(self):
        way = self.kind.write(self)
        link = self.kind.link_of_start(self) if not way else None
        watch = Watch()
        self.app = self.kind.app(*([link] if link else []), home=self.home)
        self.app.wait_until(self.app.windows, "a window")
        self.figures.start(watch.seconds)
        if watch.seconds > START:
            self.fail(f"the start took {watch.seconds:.1f} s")
        self.check()
        self.answer(Watch(), self.cpu)

    def use(self):
        plan = [(self.link, 60), (self.command, 6), (self.field, 28), (self.paste, 6)]
        if not self.kind.pages:
            plan = plan[:2]
        elif self.chance.random() < 0.8:
            apps.dismiss(self.app)
            self.app.open_link(self.chance.choice(self.kind.pages(self)))
        if self.kind.imports and self.left > 20:
            self.kind.import_file(self)
        # The fields are filled first, because links replace the page of the fields.
        self.fields = self.find_fields() if self.kind.pages else []
        ways = [way for way, _ in plan if self.fields or way in (self.link, self.command)]
        weights = [weight for way, weight in plan if way in ways]
        for way in sorted(self.chance.choices(ways, weights, k=max(0, self.left)), key=ways.index, reverse=True):
            way()
            if len(self.failures) >= TOO_MANY:
                return

    def stop(self):
        self.check()
        self.app.process.send_signal(signal.SIGTERM)
        try:
            status = self.app.process.wait(START)
        except subprocess.TimeoutExpired:
            self.fail("the app doesn't exit")
        else:
            if status:
                self.fail(f"the app has exited with status {status}")
        self.check_errors()

    # -- Ways

    def link(self):
        text = self.take("a link")
        written = quote(text.argument) if self.chance.random() < 0.6 else text.valid
        link = self.chance.choice(self.kind.links) + written
        self.measure(lambda: self.app.open_link(link))

    def command(self):
        text = self.take("the command line")
        link = self.chance.choice(self.kind.links).encode() + text.argument
        watch = Watch()
        command = [self.app.binary, b"--", link] if self.kind.has_options else [self.app.binary, link]
        done = subprocess.run(command, env=self.app.environment, capture_output=True, timeout=2 * START)
        if watch.seconds > START:
            self.fail(f"the second launch took {watch.seconds:.1f} s")
        if (done.returncode, done.stderr) != (0, b""):
            if done.returncode != 2 or not MESSAGE.fullmatch(done.stderr):
                self.fail(f"the second launch has ended with {done.returncode}: {done.stderr[:300]!r}")
        self.measure(lambda: None)

    def field(self):
        text, node = self.take("a field"), self.chance.choice(self.fields)
        if self.chance.random() < 0.8:
            arguments = ("SetTextContents", "(s)", text.valid)
        else:
            arguments = ("InsertText", "(isi)", 0, text.valid, len(text.valid.encode()))
        self.measure(lambda: self.ask(node, *arguments))

    def paste(self):
        text, node = self.take("the clipboard"), self.chance.choice(self.fields)
        command = ["xclip", "-selection", "clipboard"]
        subprocess.run(command, input=text.data, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        self.measure(lambda: self.ask(node, "PasteText", "(i)", 0), rest=0.1)

    def ask(self, node, method, signature, *values):
        arguments = GLib.Variant(signature, values)
        interface = f"{PREFIX}.EditableText"
        self.app.bus.connection.call_sync(
            *(node.owner, node.path, interface, method, arguments, None), Gio.DBusCallFlags.NONE, 60_000, None
        )

    # -- Fields

    def find_fields(self):
        """Returns the fields of the page. The page need not have opened, for example below an alert."""
        deadline = time.monotonic() + 2
        while not (found := list(self.editable(self.app.tree))) and time.monotonic() < deadline:
            time.sleep(0.1)
        return found

    def editable(self, node):
        names = node._call("Accessible", "GetInterfaces", gone=[])
        if f"{PREFIX}.EditableText" in names:
            yield node
        else:
            for child in node.children:
                yield from self.editable(child)

    # -- Measuring

    @property
    def cpu(self):
        """The seconds for which the app was busy."""
        fields = Path(f"/proc/{self.app.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def measure(self, action, rest=0.02):
        watch, before = Watch(), self.cpu
        try:
            action()
        except GLib.GError as error:
            # A field can have been removed. An app that has ended is found below.
            if "timeout" in error.message.lower():
                raise
        self.answer(watch, before)
        # The layout follows in the next frame.
        time.sleep(rest)
        self.answer(Watch(), self.cpu)
        self.check()

    def answer(self, watch, before):
        """Waits for an answer, which must not take too long."""
        if self.app.process.poll() is None:
            root = (self.app.tree.owner, ROOT_PATH, f"{PREFIX}.Accessible", "GetRole")
            try:
                self.app.bus.connection.call_sync(*root, None, None, Gio.DBusCallFlags.NONE, 60_000, None)
            except GLib.GError:
                if self.app.process.poll() is None:
                    raise AssertionError("no answer within 60 s") from None
        if self.app.process.poll() is not None:
            return
        busy = self.cpu - before
        self.figures.answer(min(watch.seconds, max(busy, ANSWER)), self.latest)
        if watch.seconds > ANSWER and (busy > ANSWER or watch.seconds > MUCH_TOO_LONG):
            self.fail(f"the answer took {watch.seconds:.1f} s, {busy:.1f} s of them busy")

    def check(self):
        self.check_errors()
        status = self.app.process.poll()
        if status is not None:
            how = signal.Signals(-status).name if status < 0 else f"status {status}"
            raise AssertionError(f"the app has ended with {how}")
        before = self.figures.most_memory
        self.figures.measure(self.app.process.pid)
        if self.figures.most_memory > max(before, MEMORY):
            self.fail(f"the app has needed {self.figures.most_memory:,} KiB")

    def check_errors(self):
        lines = self.app.stderr_lines[self.seen :]
        self.seen += len(lines)
        for line in complaints(lines, EXPECTED):
            self.fail(f"on standard error: {line[:300]}")


def storm(count, seed, longest=random_texts.LONGEST, kinds=apps.KINDS, report=print):
    """Sends this number of texts. Returns the figures, the number of texts for each way, and the failures."""
    chance = random.Random(seed)
    figures, ways, failures = Figures("Texts"), collections.Counter(), []
    rounds = max(len(kinds), -(-count // ROUND))
    for number in range(rounds):
        kind = kinds[number % len(kinds)]
        found = Round(kind(), -(-count // rounds), chance, longest, figures, ways).run()
        for failure in found:
            report(failure)
        failures += found
    figures.failures = len(failures)
    return figures, ways, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--texts", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    parser.add_argument("--longest", type=int, default=random_texts.LONGEST, help="in bytes")
    parser.add_argument("--apps", nargs="+", choices=[kind.__name__ for kind in apps.KINDS])
    options = parser.parse_args()
    # The report of a crash has hundreds of lines.
    os.environ.setdefault("SWIFT_BACKTRACE", "enable=no")
    print(f"{options.texts:,} texts, seed {options.seed}", flush=True)
    kinds = [kind for kind in apps.KINDS if kind.__name__ in (options.apps or [kind.__name__])]
    watch = Watch()
    figures, ways, failures = storm(
        options.texts, options.seed, options.longest, kinds, lambda line: print(line, flush=True)
    )
    sent = ", ".join(f"{count:,} by {way}" for way, count in ways.most_common())
    print(f"{sum(ways.values()):,} texts in {watch.seconds / 60:.1f} minutes: {sent}")
    print(figures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
