"""Reads the steps of the tutorials of DocC in a folder.

A step has the text, a file of Swift with the code, and for a change that the user sees, a picture. The
name of the code is the path of the file in the package of the reader. A comment in a step lists what the
user does before the picture, one action on a line:

    click TEXT      clicks the button with the name
    wait TEXT       waits until an element with the name is visible
    count 2 TEXT    waits until two buttons with the name are visible
    type TEXT       types the text into the element with the focus
    press KEY       presses a key, in the notation of xdotool, such as ctrl+n
    restart         stops the program with SIGTERM, and starts the program with the same files again

The texts in quotation marks in the description of a picture are names of elements that must be visible.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

STRING = r'"((?:[^"\\]|\\.)*)"'
TOKEN = re.compile(
    r"(?P<section>@Section\()|(?P<step>@Step\b)|(?P<code>@Code\()|(?P<image>@Image\()"
    r"|@Comment\s*\{(?P<comment>[^}]*)\}"
)
ARGUMENT = re.compile(rf"\s*(\w+):\s*{STRING}\s*,?")
ACTIONS = {"click": True, "wait": True, "count": True, "type": True, "press": True, "restart": False}
TARGET = re.compile(r'[tT]arget\(\s*name: "(\w+)"')
QUOTED = re.compile(r"“([^”]+)”")


class Failure(Exception):
    """A problem of a tutorial, with the message to print."""


@dataclass
class Step:
    """A step of a tutorial."""

    place: str
    section: int
    path: Path = None
    file: Path = None
    picture: str = None
    texts: list = field(default_factory=list)
    actions: list = field(default_factory=list)
    # The files of the package after the step: the path in the package, and the file with the code.
    files: dict = field(default_factory=dict)
    # Whether the step is the last step of its section.
    is_last: bool = False

    @property
    def is_test(self):
        return self.path.parts[0] == "Tests"

    @property
    def sources(self):
        return self.targets("Sources")

    def targets(self, folder):
        """The targets in a folder of the package: the name and the files of each target."""
        found = {}
        for path, file in self.files.items():
            if path.parts[0] == folder:
                found.setdefault(path.parts[1], []).append(file)
        return found

    def check_manifest(self):
        """Raises a failure if a target has no files, or if the manifest does not declare a target."""
        if manifest := self.files.get(Path("Package.swift")):
            declared = set(TARGET.findall(manifest.read_text(encoding="utf-8")))
            found = {*self.targets("Sources"), *self.targets("Tests")}
            if declared != found:
                names = f"{sorted(declared)}, but the files are in {sorted(found)}"
                raise Failure(f"The manifest declares the targets {names}.")


def steps_in(tutorial, folder):
    """The steps of a tutorial, in their order. `folder` contains the folders `Steps` and `Pictures`."""
    text = tutorial.read_text(encoding="utf-8")
    known = {file.name: file for file in (folder / "Steps").rglob("*.swift")}
    steps, section, files = [], 0, {}
    for token in TOKEN.finditer(text):
        place = f"{tutorial.name}:{text.count(chr(10), 0, token.start()) + 1}"
        step = steps[-1] if steps and steps[-1].section == section else None
        if token["section"]:
            section += 1
        elif token["step"]:
            steps.append(Step(place, section))
        elif token["code"]:
            values = arguments(text, token.end())
            if step is None or step.path:
                raise Failure(f"{place}: expected one @Code in each @Step")
            if values["file"] not in known:
                raise Failure(f"{place}: there is no file {values['file']} in {folder.name}/Steps")
            step.path, step.file = Path(values["name"]), known[values["file"]]
            files = files | {step.path: step.file}
            step.files = files
        elif token["image"]:
            values = arguments(text, token.end())
            if step:
                step.picture = values["source"]
                step.texts = QUOTED.findall(values["alt"])
        elif step and token["comment"]:
            step.actions = [action(line, place) for line in token["comment"].strip().splitlines()]
    for step in steps:
        if not step.path:
            raise Failure(f"{step.place}: the step has no @Code")
        if step.actions and not step.picture:
            raise Failure(f"{step.place}: the step has actions, but no picture")
    for step, following in zip(steps, [*steps[1:], None]):
        step.is_last = following is None or following.section != step.section
    return steps


def arguments(text, start):
    """The arguments of a directive, by their names."""
    found = {}
    while match := ARGUMENT.match(text, start):
        found[match[1]] = match[2]
        start = match.end()
    return found


def action(line, place):
    """The name and the argument of an action."""
    name, _, argument = line.strip().partition(" ")
    if name not in ACTIONS or bool(argument) != ACTIONS[name]:
        expected = ", ".join(ACTIONS)
        raise Failure(f"{place}: {line.strip()!r} is no action. The actions are {expected}.")
    return name, argument


def check_files(tutorials, folder):
    """Raises a failure if a file of a step, or a picture, is not used, or if a picture is missing. A
    picture has a dark variant."""
    text = "\n".join(tutorial.read_text(encoding="utf-8") for tutorial in tutorials)
    files = set(re.findall(rf"file:\s*{STRING}", text))
    sources = set(re.findall(rf"source:\s*{STRING}", text))
    pictures = {f"{name[:-4]}{variant}.png" for name in sources for variant in ("", "~dark")}
    found = {file.name for file in (folder / "Pictures").glob("*")}
    unused = [file for file in (folder / "Steps").rglob("*.swift") if file.name not in files]
    unused += [folder / "Pictures" / name for name in found - pictures]
    problems = [f"no tutorial uses {file.relative_to(folder)}" for file in sorted(unused)]
    problems += [
        f"there is no picture {name}: Scripts/test-tutorials --pictures"
        for name in sorted(pictures - found)
    ]
    if problems:
        raise Failure("\n".join(problems))
