"""The parts of Foundation's data about languages that a program can leave out, and the search for the functions
that need them."""

import os
import re
from collections import namedtuple
from pathlib import Path

# `pattern` matches the names of the part's items, without the name of the package. `uses` matches Swift code
# that needs the part.
Part = namedtuple("Part", "summary pattern uses")

# The encodings that need no data.
BUILT_IN = r"\.(?:utf8|utf16\w*|utf32\w*|unicode|ascii|isoLatin1|windowsCP1252)\b"

# The items of the folders `curr`, `unit`, `zone`, `region` and `rbnf` are no part: without these items,
# Foundation returns wrong texts, or the program traps. For example, the names of regions are in the names of
# time zones.
PARTS = {
    "encodings": Part(
        "String(data:encoding:) and data(using:) return nil for encodings except UTF, ASCII, Latin 1 and "
        "Windows 1252",
        r"[^/]*\.cnv",
        # A value of another type, and a parameter `encoding: Int`, keep the part, which does no harm.
        rf"\b(?:encoding|usedEncoding):(?! *(?:{BUILT_IN}|String\.Encoding\b))"
        rf"|\.data\(using:(?! *{BUILT_IN})|String\.Encoding\(|\bNSString\.availableStringEncodings"
        r"|\bString\.availableStringEncodings|\b(?:FoundationXML|XMLParser|XMLDocument)\b",
    ),
    "sorting": Part(
        "compare(_:locale:) and localizedStandardCompare(_:) use the order for all languages",
        r"coll/(?!(root|pool|res_index)\.res|ucadata\.icu).*",
        r"\blocalized(?:Standard|CaseInsensitive)?Compare\b|\.compare\([^;{}]{0,300}?\blocale:|\bSortDescriptor\b"
        r"|\bNSSortDescriptor\b|\bKeyPathComparator\b|\bsort(?:ed)?\(using:|\.localized(?:Standard)?\b(?!\()"
        r"|\bString\.(?:Standard)?Comparator\b",
    ),
    "dictionaries": Part(
        "\\b in an NSRegularExpression with useUnicodeWordBoundaries matches only at spaces in languages "
        "without spaces",
        r"brkitr/.*\.dict",
        r"\buseUnicodeWordBoundaries\b|\benumerateSubstrings\b|\.by(?:Words|Sentences)\b|\benumerateLinguisticTags\b",
    ),
    "languages": Part(
        "Locale.localizedString(forLanguageCode:) and the methods for identifiers, scripts, variants and "
        "calendars return nil",
        r"lang/.*",
        r"\blocalizedString\(\s*for(?:LanguageCode|Identifier|ScriptCode|VariantCode|Script|Variant|Calendar|Collat)\w*"
        r"|\.displayName\(forKey:",
    ),
    "transliteration": Part(
        "applyingTransform(_:reverse:) returns nil for other scripts",
        r"translit/.*",
        r"\bapplyingTransform\b|\bStringTransform\b|\bapplyTransform\b",
    ),
    "characters": Part(
        "\\N{...} in an NSRegularExpression is an error, and the transform to names of characters returns "
        "nil",
        r"unames\.icu|[^/]*\.(spp|cfu)",
        r"\\N\{|\btoUnicodeName\b|\bAny-Name\b",
    ),
}

# Folders of a package, and of its sources, whose files are not part of a program. A folder deeper in the sources
# can have any name.
OTHER_FOLDERS = re.compile(
    r"/(?:\..*|Tests|Examples|Benchmarks|Documentation|Plugins|Template)|/Sources/[^/]*TestHelpers"
)
COMMENT = re.compile(r"^[ \t]*//.*$", re.MULTILINE)


def source_files(folders):
    """Yields the Swift files of packages that can be part of a program."""
    for folder in folders:
        for path, names, files in os.walk(folder):
            place = path[len(str(folder)) :]
            names[:] = sorted(name for name in names if not OTHER_FOLDERS.fullmatch(f"{place}/{name}"))
            for name in sorted(files):
                if name.endswith(".swift") and name != "Package.swift":
                    yield Path(path, name)


def find_uses(files):
    """Returns the first use of each part that is used, as in `Notes.swift:12: applyingTransform`. Comments on
    lines of their own are no uses. A use that is found, but never reached, keeps the part, which does no harm."""
    found = {}
    for file in files:
        text = file.read_text(encoding="utf-8", errors="replace")
        code = COMMENT.sub("", text)
        for name, part in PARTS.items():
            if name not in found and (match := re.search(part.uses, code)):
                line = code.count("\n", 0, match.start()) + 1
                found[name] = f"{file}:{line}: {match.group().split(chr(10))[0].strip()}"
    return found
