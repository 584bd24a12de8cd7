"""Finds the files of a package that a page contains: code blocks that start with the path of a file."""

import re
from pathlib import Path

from samples.blocks import ROOT
from samples.contexts import located

START = re.compile(r"```swift (\S+)\s*$")


def files_in(page):
    """The files of a page, each as its path in the package and its text. The compiler reports the locations
    of the page."""
    path, first, lines = None, 0, []
    for number, line in enumerate((ROOT / page).read_text(encoding="utf-8").splitlines(), start=1):
        if path is None:
            if start := START.match(line):
                path, first, lines = Path(start[1]), number + 1, []
        elif line.strip() == "```":
            yield path, "\n".join([*located(page, first, lines)[:-1], ""])
            path = None
        else:
            lines.append(line)


def targets_in(page):
    """The targets of a page, each as its name and its files, in the order of the page. The tests are after
    the targets that are tested. The manifest is a target, too."""
    targets = {}
    for path, text in files_in(page):
        is_test = path.parts[0] == "Tests"
        name = path.parts[1] if len(path.parts) > 1 else path.stem
        targets.setdefault((is_test, name), {})[path] = text
    for is_test, name in sorted(targets, key=lambda target: target[0]):
        yield name, targets[is_test, name]
