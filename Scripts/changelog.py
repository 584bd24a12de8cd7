"""The sections of CHANGELOG.md, from the newest version to the oldest version."""

import re

CODE = re.compile(r"`([^`]+)`")
HEADING = re.compile(r"## (?P<version>\S+)(?: — (?P<date>\S+))?")
UNRELEASED = "Unreleased"
REMOVED = "### Removed or changed"
# The second part of the list, which names no declarations that are removed.
BEHAVIOUR = "Behaviour:"
# A sentence ends before a space, a line break or the end of the text.
SENTENCE = re.compile(r"(?:\.(?=\s|$)|^- )\s*", re.MULTILINE)
# The pieces of code at the start of a sentence, after each piece of code was replaced by a number.
SUBJECTS = re.compile(r"(?:<\d+>(?:,? and |, )?)+")


class Section:
    """The changes of a version. A section without a date is not released."""

    def __init__(self, version, date, lines):
        self.version = version
        self.date = date
        self.lines = lines

    def removed_names(self):
        """The names of the removed and changed declarations: the code at the start of each sentence of the
        list. A sentence such as "`Old`: use `New`" names the declaration `Old` only."""
        lines, is_list = [], False
        for line in self.lines:
            if line.startswith("#") or line == BEHAVIOUR:
                is_list = line == REMOVED
            elif is_list:
                lines.append(line)
        codes = []

        def number(match):
            codes.append(match[1])
            return f"<{len(codes) - 1}>"

        text = re.sub(r"\n +", " ", "\n".join(lines))
        subjects = [
            match[0]
            for sentence in SENTENCE.split(CODE.sub(number, text))
            if (match := SUBJECTS.match(sentence))
        ]
        return {codes[int(index)] for index in re.findall(r"<(\d+)>", " ".join(subjects))}


def sections(text):
    """The sections of the text of a changelog."""
    found = []
    for line in text.splitlines():
        if match := HEADING.fullmatch(line):
            found.append(Section(match["version"], match["date"], []))
        elif found:
            found[-1].lines.append(line)
    return found
