"""Reads Tests/Samples, whose files declare names that samples use without declaring them."""

import re
from functools import cache

from samples.blocks import ROOT, Sample, chunks_of

CONTEXTS = ROOT / "Tests" / "Samples"
IMPORT = re.compile(r"^(?:@testable |@_spi\(\w+\) )?import \w+")
NAME = re.compile(
    r"^(?:[^\s#/][^\n]*?\s)??(?:var|let|func|struct|enum|class|typealias|protocol) (\w+)",
    re.MULTILINE,
)


class Declaration:
    """A declaration of a context: name, lines with their location, and whether a sample uses it."""

    def __init__(self, path, number, lines):
        code = [line for line in lines if not line.startswith("//")]
        self.path = path
        self.number = number
        self.name = match[1] if (match := NAME.search("\n".join(code))) else None
        self.code = "\n".join(code)
        self.lines = located(path, number, lines)
        self.is_used = False


@cache
def context_at(path):
    """The imports and the declarations of a context, or two empty lists if the file is missing."""
    imports, declarations = [], []
    if path.exists():
        text = path.read_text(encoding="utf-8")
        context = Sample(path.relative_to(ROOT), 1, text.splitlines())
        for number, lines in chunks_of(context):
            if IMPORT.match(lines[0]):
                imports.append(lines[0])
            else:
                declarations.append(Declaration(context.path, number, lines))
    return imports, declarations


def context_of(sample):
    """The imports and the declarations of all contexts of a sample, the nearest first."""
    if sample.is_markdown:
        return [], []
    module_imports, _ = context_at(CONTEXTS / f"{sample.parts[0]}.swift")
    imports, declarations = [*module_imports], []
    for length in range(len(sample.parts), 0, -1):
        folder = CONTEXTS.joinpath(*sample.parts[:length])
        for path in (folder.with_name(f"{folder.name}.swift"), folder / "Members.swift"):
            if path.parent != CONTEXTS:
                more_imports, more = context_at(path)
                imports += more_imports
                declarations += more
    return imports, declarations


def used(declarations, code):
    """The lines of the declarations that the code uses, directly or through other declarations.

    A declaration whose name the code declares is omitted.
    """
    declared = {match[1] for match in NAME.finditer(code)}
    chosen, names, lines = [], set(), []
    while True:
        words = set(re.findall(r"\w+", code))
        chosen = [each for each in declarations if each.name in words - declared - names]
        if not chosen:
            return lines
        for declaration in chosen:
            # The nearest context has priority.
            if declaration.name not in names:
                names.add(declaration.name)
                declaration.is_used = True
                lines += declaration.lines
                code += "\n" + declaration.code


def unused_declarations():
    """The declarations that no sample used, in the contexts of folders and files."""
    for path in sorted(CONTEXTS.rglob("*.swift")):
        if path.parent not in (CONTEXTS, CONTEXTS / "Shared"):
            yield from (each for each in context_at(path)[1] if not each.is_used)


def located(path, number, lines):
    """The lines, for which the compiler reports the location of `path` and `number`."""
    return [f'#sourceLocation(file: "{path}", line: {number})', *lines, "#sourceLocation()"]
