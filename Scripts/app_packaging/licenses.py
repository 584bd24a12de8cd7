"""The texts of common licenses, to which a Debian package refers, and the licenses of Swift's libraries."""

import re
from pathlib import Path

# The name of each file in Debian's folder of licenses, with the title, and patterns of the first words and
# of the last words of its text. A text without the last words ends with the file.
COMMON = [
    (name, title, re.compile(rf"^[ \t]*{start}.*?(?:{end}|(?=^## Runtime Library)|\Z)", re.M | re.S))
    for name, title, start, end in (
        (
            *("GPL-3", "GNU General Public License, version 3"),
            r"GNU GENERAL PUBLIC LICENSE\s+Version 3,",
            r"why-not-lgpl\.html>\.",
        ),
        (
            *("GPL-2", "GNU General Public License, version 2"),
            r"GNU GENERAL PUBLIC LICENSE\s+Version 2,",
            r"Public\s+License\s+instead\s+of\s+this\s+License\.",
        ),
        (
            *("LGPL-3", "GNU Lesser General Public License, version 3"),
            r"GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3,",
            r"authorization\s+for\s+you\s+to\s+choose\s+that\s+version\s+for\s+the\s+Library\.",
        ),
        (
            *("LGPL-2.1", "GNU Lesser General Public License, version 2.1"),
            r"GNU LESSER GENERAL PUBLIC LICENSE\s+Version 2\.1,",
            r"That's all there is to it!",
        ),
        (
            *("LGPL-2", "GNU Library General Public License, version 2"),
            r"GNU LIBRARY GENERAL PUBLIC LICENSE\s+Version 2,",
            r"That's all there is to it!",
        ),
        (
            *("MPL-2.0", "Mozilla Public License, version 2.0"),
            r"Mozilla Public License,? [Vv]ersion 2\.0\s*(?:=+|$)",
            r'"Incompatible\s+With\s+Secondary\s+Licenses",\s+as\s+defined\s+by\s+the\s+Mozilla\s+Public\s+'
            r"License,\s+v\.\s+2\.0\.",
        ),
        (
            *("CC0-1.0", "Creative Commons Zero license, version 1.0"),
            r"(?:Creative Commons Legal Code\s+)?CC0 1\.0 Universal",
            r"with\s+respect\s+to\s+this\s+CC0\s+or\s+use\s+of\s+the\s+Work\.",
        ),
        (
            *("Apache-2.0", "Apache License, version 2.0"),
            r"Apache License\s+Version 2\.0,",
            r"specific language governing permissions and\s+limitations under the License\.",
        ),
    )
]
FOLDER = "/usr/share/common-licenses"
EXCEPTION = """## Runtime Library Exception to the Apache 2.0 License: ##

    As an exception, if you use this Software to compile your source code and
    portions of this Software are embedded into the binary product as a result,
    you may redistribute such product without providing attribution as would
    otherwise be required by Sections 4(a), 4(b) and 4(d) of the License."""
# The licenses of ICU, which Foundation contains, and of the dictionaries and the code in ICU.
ICU = (Path(__file__).parent / "icu-license.txt").read_text(encoding="utf-8").strip()


def apache_with_exception():
    """The license of the Swift runtime and of Foundation. Other systems than Debian have no file with the
    text of the Apache License, and get its address."""
    path = Path(FOLDER, "Apache-2.0")
    if path.is_file():
        text = path.read_text(encoding="utf-8").strip("\n")
    else:
        text = "Apache License, version 2.0: https://www.apache.org/licenses/LICENSE-2.0"
    return f"{text}\n\n{EXCEPTION}"


def common_license(text):
    """Returns the name, the start and the end of the first common license in a text, or None."""
    found = [(name, pattern.search(text)) for name, _, pattern in COMMON]
    matches = [(match.start(), match.end(), name) for name, match in found if match]
    if not matches:
        return None
    start, end, name = min(matches)
    return name, start, end


def with_reference(text):
    """Replaces the text of a common license by a reference to the file on a Debian system."""
    for name, title, pattern in COMMON:
        reference = (
            f"The license is the {title}. On Debian systems, the text of\n"
            f"the license is in {FOLDER}/{name}.\n\n"
        )
        text = pattern.sub(lambda match: reference, text, count=1)
    return text.strip()
