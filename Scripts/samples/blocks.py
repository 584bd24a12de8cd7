"""Finds the samples: blocks of Swift code in Markdown files and in documentation comments."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ATTRIBUTE = r"@[\w.]+(?:<[^>]*>)?(?:\((?:[^()]|\([^()]*\))*\))?"
ATTRIBUTES_ONLY = re.compile(rf"^(?:{ATTRIBUTE}\s*)+$")
LITERAL = re.compile(r'"(?:\\.|[^"\\])*"|//.*')
ELISIONS = ("…", "// ...")


class Sample:
    """A block of code, as the path of its file, the number of its first line, and its lines."""

    def __init__(self, path, number, lines):
        self.path = path
        self.number = number
        self.lines = lines
        self.is_markdown = path.suffix == ".md"

    @property
    def parts(self):
        """The module of the sample, its folders in the module, and its file without the suffix."""
        parts = self.path.with_suffix("").parts
        return parts[2:] if parts[0] == "Sources" else parts


def all_pages():
    """The README, the pages of Documentation, and the pages of the catalogs of Sources."""
    pages = [*(ROOT / "Documentation").rglob("*.md"), *(ROOT / "Sources").glob("**/*.docc/**/*.md")]
    return [path.relative_to(ROOT) for path in [ROOT / "README.md", *sorted(pages)]]


def all_samples():
    """The samples of the pages and of the documentation comments of Sources."""
    files = sorted(path.relative_to(ROOT) for path in (ROOT / "Sources").rglob("*.swift"))
    for path in [*all_pages(), *files]:
        yield from samples_in(path)


def samples_in(path):
    """The samples of a file. In a Swift file, the samples are in the documentation comments."""
    first, indentation, lines = None, 0, []
    for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), start=1):
        if path.suffix == ".swift":
            comment = re.match(r"\s*/// ?(.*)$", line)
            if not comment and first:
                break
            line = comment[1] if comment else ""
        if first is None:
            if start := re.match(r"(\s*)```swift\s*$", line):
                first, indentation, lines = number + 1, len(start[1]), []
        elif line.strip() == "```":
            yield Sample(path, first, lines)
            first = None
        else:
            lines.append(line[indentation:])
    if first:
        raise SystemExit(f"{path}:{first}: the code block has no end")


def chunks_of(sample):
    """The declarations and statements of a sample, each with the number of its first line."""
    depth = 0
    chunks = []
    for number, line in enumerate(sample.lines, start=sample.number):
        line = compiled(line)
        continues = chunks and (
            depth > 0
            or not line.strip()
            or line.startswith((" ", "}", ")", "]"))
            or (line.startswith(".") and chunks[-1][1][-1].strip())
            or ATTRIBUTES_ONLY.match("".join(chunks[-1][1]))
        )
        if continues:
            chunks[-1][1].append(line)
        elif line.strip():
            chunks.append((number, [line]))
        code = LITERAL.sub("", line)
        depth += sum(map(code.count, "([{")) - sum(map(code.count, ")]}"))
    return chunks


def compiled(line):
    """The line that is compiled for a line of a sample."""
    # `@main` is removed, because a module has at most one entry point, and needs none here.
    if line.strip() in (*ELISIONS, "@main"):
        return ""
    parts, end = [], 0
    for literal in LITERAL.finditer(line):
        parts += [line[end : literal.start()].replace("…", "fatalError()"), literal[0]]
        end = literal.end()
    return "".join(parts) + line[end:].replace("…", "fatalError()")
