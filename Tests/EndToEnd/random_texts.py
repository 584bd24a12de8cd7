"""Random texts of all kinds and lengths, as they can arrive from outside of an app."""

import dataclasses
import json
import math

LONGEST = 1 << 20
# The parts that a text of a kind consists of.
UNITS = {
    "words": ("Lamp ", "desk ", "é ", "of ", "seven ", "7 ", "naïve ", "–3, ", "No. "),
    "no spaces": tuple("abcdefghijklmnopqrstuvwxyzäß0123456789") + ("文", "字", "ไ", "ท", "ย"),
    "line breaks": ("\n", "\r\n", "\r", "\u2028", "\u2029", "\v", "\f"),
    "accents": ("a", "e", "\u0301", "\u0308", "\u0327", "\u20dd", "\u0e49", "\u0f71", "\u1ab0", "\u3099"),
    "bidirectional": ("שלום", "مرحبا", "abc ", "12", "\u202e", "\u202d", "\u2067", "\u2069", "\u200f", " "),
    "emoji": ("👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇩🇪", "🇫", "#️⃣", "\u200d", "\ufe0f", "❤️", "🧑🏿‍🚀"),
    "control": ("\0", "\x01", "\a", "\b", "\x1b[31m", "\x7f", "\x85", "\u200b", "\ufeff", "\uffff", "\t"),
    "lone surrogates": ("\ud800", "\udfff", "a", "\udbff", "é"),
    "markup": ("<b>", "&amp;", "&", "%s", "%n", "%00", "%zz", "../", "'", '"', "\\", ";", ",", "*", "_N", "\t"),
}
BYTES = "invalid bytes"
MIXED = "mixed"
KINDS = (*UNITS, BYTES, MIXED)


@dataclasses.dataclass
class Text:
    kind: str
    # The text, which can contain lone surrogates and NUL.
    value: str
    # The bytes of the text in a file, which can be invalid UTF-8.
    data: bytes

    @property
    def valid(self):
        """The text in a message of D-Bus, which contains only valid characters and no NUL."""
        text = self.value.replace("\0", "\N{SYMBOL FOR NULL}")
        return text.encode("utf-8", "replace").decode()

    @property
    def argument(self):
        """The start of the text as an argument of a command. The longest argument of Linux has 128 KiB."""
        return self.data.replace(b"\0", b"")[:120_000]

    def after(self, prefix):
        """The text behind a prefix."""
        return Text(self.kind, prefix + self.value, prefix.encode() + self.data)

    def __str__(self):
        return f"{self.kind}, {len(self.data):,} bytes"


def text(chance, longest=LONGEST):
    """Returns a random text. The logarithms of the lengths are distributed uniformly."""
    kind = chance.choice(KINDS)
    length = round(math.exp(chance.uniform(0, math.log(longest))))
    if kind == BYTES:
        data = repeated(chance.randbytes(min(length, 3000)), length)
        return Text(kind, data.decode("utf-8", "replace"), data)
    units = sum(UNITS.values(), ()) if kind == MIXED else UNITS[kind]
    value = repeated("".join(chance.choices(units, k=min(length, 1500))), length)
    # A character has up to four bytes.
    data = value.encode("utf-8", "surrogatepass")
    while len(data) > longest:
        value = value[: len(value) * longest // len(data)]
        data = value.encode("utf-8", "surrogatepass")
    return Text(kind, value, data)


def repeated(part, length):
    return (part * (length // len(part) + 1))[:length]


def as_json(value):
    """Returns the bytes of a value that contains texts. A lone surrogate is an escape, such as `\\ud800`, and
    invalid bytes are written as they are."""
    marks = {}

    def plain(part):
        match part:
            case Text(kind=kind, data=data) if kind == BYTES:
                mark = f"mark{len(marks)}mark"
                marks[mark.encode()] = data.translate(None, b'"\\')
                return mark
            case Text(value=value):
                return value
            case dict():
                return {key: plain(each) for key, each in part.items()}
            case list():
                return [plain(each) for each in part]
        return part

    written = json.dumps(plain(value)).encode()
    for mark, data in marks.items():
        written = written.replace(mark, data)
    return written
