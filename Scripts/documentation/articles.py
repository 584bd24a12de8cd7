"""Writes a catalog of DocC from the pages of a folder.

The pages are ordinary Markdown, so that the pages can be read in the repository. This module translates
what DocC expresses differently: links to other pages, pictures with a light and a dark variant, tables of
pictures in HTML, and code blocks with the name of a file. `README.md` is the first page of the catalog. A
code span that is the name of a public type becomes a link to the page of the type. The tutorials in the
folder `Tutorials` have the format of DocC, and are copied with their code and their pictures.
"""

import re
import shutil
from pathlib import Path

from documentation.archives import Failure
from documentation.tutorials import copy_tutorials

# The name of the catalog, which is part of the addresses of the articles.
CATALOG = "Guide"
FENCE = re.compile(r"^(```\w*)(?: (\S+))?$")
COMMENT = re.compile(r"<!--.*?-->\n*", re.DOTALL)
PICTURE = re.compile(r"<picture>.*?</picture>", re.DOTALL)
IMAGE = re.compile(r'<img\s[^>]*?src="([^"]+)"[^>]*?alt="([^"]*)"[^>]*>', re.DOTALL)
HEADING = re.compile(r"^#{1,6} (.*)$", re.MULTILINE)
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
TAG = re.compile(r"</?[a-z]+(?:\s[^>]*)?>")
# A picture, a link with an optional title, or a code span. The text of a link can contain code spans, and
# can wrap over lines.
SPAN = re.compile(
    r"(?P<is_picture>!?)\[(?P<text>[^\]\[]*)\]\(\s*(?P<target>[^)\s]+)(?:\s+(?:\"[^\"]*\"|'[^']*'))?\s*\)"
    r"|(?P<ticks>`+)(?P<code>[^`]+)(?P=ticks)"
)
SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:")
# The links that have no translation, if their target is relative: links in other forms, the definitions of
# references, and pages in angle brackets.
OTHER_LINK = re.compile(
    r"(?:\]\(\s*|^\s*\[[^\]^][^\]]*\]:\s*)<?(?P<target>[^)\s>]*)|<(?P<page>[^<>\s]+\.md[^<>\s]*)>",
    re.MULTILINE,
)
# The elements of a table of pictures, and the directives of DocC.
ELEMENTS = {
    "<table>": "",
    "</table>": "",
    "<tr>": "@Row {",
    "</tr>": "}",
    "<td>": "@Column {",
    "</td>": "}",
    "<b>": "**",
    "</b>": "**",
    "<br>": "\n",
}


class Articles:
    """The pages of a folder, and the catalog that is written from the pages."""

    def __init__(self, folder, catalog, types):
        """`types` maps the names of public types to the links to their pages."""
        self.pages = {path.resolve(): path for path in sorted(folder.glob("*.md"))}
        self.tutorials = folder / "Tutorials"
        self.catalog = catalog
        self.types = types

    def write(self):
        """Writes all articles and their pictures into the catalog."""
        self.catalog.mkdir(parents=True)
        if not any(path.name == "README.md" for path in self.pages.values()):
            raise Failure("There is no README.md, which is the first page of the site.")
        for path in self.pages.values():
            text = Article(path, self).text()
            (self.catalog / f"{name_of(path)}.md").write_text(text, encoding="utf-8")
        if self.tutorials.is_dir():
            copy_tutorials(self.tutorials, self.catalog / self.tutorials.name)

    def add_picture(self, file):
        """Copies a picture with its variants into the catalog, and returns its name in the catalog."""
        # Pictures in different folders can have the same name.
        stem = file.stem.removesuffix("-light")
        name = f"{file.resolve().parent.name}-{stem}"
        shutil.copy(file, self.catalog / f"{name}{file.suffix}")
        if file.stem.endswith("-light"):
            shutil.copy(file.with_stem(f"{stem}-dark"), self.catalog / f"{name}~dark{file.suffix}")
        return f"{name}{file.suffix}"


class Article:
    """The text of a page, as an article of DocC."""

    def __init__(self, path, articles):
        self.path = path
        self.articles = articles
        self.linked = set()

    def text(self):
        """The text of the article."""
        parts, prose, code = [], [], None
        for line in self.path.read_text(encoding="utf-8").splitlines():
            if code is not None:
                code.append(line)
                if line.strip() == "```":
                    parts.append("\n".join(code))
                    code = None
            elif line.lstrip().startswith("```"):
                parts.append(self.prose("\n".join(prose)))
                match = FENCE.match(line)
                name = match and match[2]
                prose, code = [], [*([f"`{name}`", ""] if name else []), match[1] if match else line]
            else:
                prose.append(line)
        text = "\n".join([*parts, self.prose("\n".join(prose)), ""])
        if self.path.name == "README.md":
            text = re.sub(r"\A(# .*\n)", r"\1\n@Metadata {\n  @TechnologyRoot\n}\n", text)
        return text

    def prose(self, text):
        """A part of the page without code blocks."""
        text = COMMENT.sub("", text)
        text = PICTURE.sub(lambda match: IMAGE.search(match[0])[0], text)
        text = IMAGE.sub(lambda match: f"![{match[2]}]({match[1]})", text)
        text = TABLE.sub(lambda match: rows(match[0]), text).replace("<br>", " ")
        if tag := TAG.search(re.sub(r"`[^`\n]*`", "", text)):
            raise Failure(f"{self.path}: the element {tag[0]} has no translation for DocC.")
        # Headings and lines without text separate paragraphs, which can contain links over two lines.
        parts = re.split(r"(^#.*$|^\s*$)", text, flags=re.MULTILINE)
        return "".join(self.paragraph(part) for part in parts)

    def paragraph(self, text):
        """A paragraph or a heading, with the links of DocC."""
        is_heading = text.startswith("#")
        for match in OTHER_LINK.finditer(SPAN.sub("", text)):
            if not SCHEME.match(match["target"] or match["page"] or ""):
                link = match[0].strip()
                raise Failure(f"{self.path}: the link {link} has no translation for DocC. Write [text](page).")
        if self.path.name == "README.md":
            entry = re.compile(r"^- \[[^\]]*\]\(([^)\s]+\.(?:md|tutorial))\)$", re.MULTILINE)
            text = entry.sub(lambda match: f"- <{self.link(match[1])}>", text)

        def replace(match):
            if code := match["code"]:
                is_type = len(match["ticks"]) == 1 and not is_heading
                target = self.type_link(code) if is_type else None
                return f"[`{code}`]({target})" if target else match[0]
            if SCHEME.match(match["target"]):
                return match[0]
            if match["is_picture"]:
                return f"![{match['text']}]({self.picture(match['target'])})"
            link = self.link(match["target"])
            return f"[{match['text']}]({link})" if link else match["text"]

        return SPAN.sub(replace, text)

    def type_link(self, code):
        """The link to the type that a code span names, at its first occurrence on the page."""
        if code in self.linked or code not in self.articles.types:
            return None
        self.linked.add(code)
        return self.articles.types[code]

    def picture(self, target):
        """The name of a picture in the catalog."""
        return self.articles.add_picture(self.file(target))

    def link(self, target):
        """The link of DocC for a page or a tutorial, or `None` if the target is not a page of the site."""
        name, _, anchor = target.partition("#")
        file = self.file(name).resolve() if name else self.path.resolve()
        if file.suffix == ".tutorial":
            return f"doc:{file.stem}"
        if file not in self.articles.pages:
            return None
        page = self.articles.pages[file]
        return f"doc:{name_of(page)}" + (f"#{fragment(page, anchor)}" if anchor else "")

    def file(self, target):
        """The file of a target, which must exist."""
        file = self.path.parent / target
        if not file.exists():
            raise Failure(f"{self.path}: there is no file {target}")
        return file


def rows(table):
    """A table of HTML, as rows of DocC."""
    for element, directive in ELEMENTS.items():
        table = table.replace(element, directive)
    return "\n".join(line.strip() for line in table.splitlines())


def name_of(page):
    """The name of the article of a page."""
    return CATALOG if page.name == "README.md" else page.stem


def fragment(page, anchor):
    """The fragment of DocC for a heading, whose anchor has the form of GitHub."""
    for title in HEADING.findall(page.read_text(encoding="utf-8")):
        words = re.sub(r"[^\w\- ]", "", title.lower()).strip()
        if words.replace(" ", "-") == anchor:
            return re.sub(r"\s+", "-", re.sub(r"['’\"`:…]", "", title).strip())
    raise Failure(f"{page}: there is no heading with the anchor #{anchor}")
