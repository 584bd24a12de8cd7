"""Tests of the site of the documentation: a mistake in a page is an error."""

import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from documentation.archives import Failure, check_addresses, convert  # noqa: E402
from documentation.types import code_of  # noqa: E402

PLACE = {"line": 0, "character": 0}
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
CONTENTS = """\
@Tutorials(name: "Tutorials") {
  @Intro(title: "Tutorials") { Text. }
  @Chapter(name: "Chapter") {
    Text.
    @Image(source: "picture.svg", alt: "A picture.")
    @TutorialReference(tutorial: "doc:First")
  }
}
"""
TUTORIAL = """\
@Tutorial(time: 1) {
  @Intro(title: "First") { Text. See <doc:Other>. }
  @Section(title: "Section") {
    @ContentAndMedia { Text. }
    @Steps {
      @Step {
        Text.
        @Code(name: "First.swift", file: "First-01.swift")
      }
      @Step {
        Text.
        @Code(name: "Second.swift", file: "Second-01.swift")
      }
      @Step {
        Text.
        @Code(name: "First.swift", file: "First-02.swift")
      }
    }
  }
}
"""
FIRST = "# First page\n\nA summary.\n\n## Overview\n\n"


class PagesTests(unittest.TestCase):
    def build(self, text, *arguments, files={}):
        """Builds a site of a first page with the text, of a page “Other.md” and of the files, and returns the
        status, the output, and the folder of the site."""
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        pages = folder / "pages"
        pages.mkdir()
        (pages / "README.md").write_text(FIRST + text)
        (pages / "Other.md").write_text("# Other page\n\nA summary.\n\n## Its `first` title, here\n\nText.\n")
        (pages / "decision.txt").write_text("no page")
        for name in ("single.svg", "shot-light.svg", "shot-dark.svg"):
            (pages / name).write_text(PICTURE)
        for name, content in files.items():
            (pages / name).parent.mkdir(exist_ok=True)
            (pages / name).write_text(content)
        command = [ROOT / "Scripts/build-docs", "--pages", pages, "--output", folder / "docs", *arguments]
        result = subprocess.run(command, capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr, folder / "docs/site"

    def test_links_and_pictures_are_translated(self):
        status, output, site = self.build(
            "[a](Other.md) [b](Other.md#its-first-title-here) [c](decision.txt) ![d](single.svg)\n"
            '<picture><source srcset="shot-dark.svg"><img src="shot-light.svg" alt="e"></picture>\n\n'
            "<table>\n  <tr>\n    <td>\n      <b>f</b>\n    </td>\n  </tr>\n</table>\n"
        )
        self.assertEqual(status, 0, output)
        page = json.loads((site / "data/documentation/guide.json").read_text())
        addresses = {each.get("url") for each in page["references"].values()}
        self.assertIn("/documentation/guide/other", addresses)
        self.assertIn("/documentation/guide/other#Its-first-title-here", addresses)
        pictures = [each for each in page["references"].values() if each["type"] == "image"]
        self.assertEqual(sorted(len(each["variants"]) for each in pictures), [1, 2])
        self.assertTrue((site / "documentation/guide/other/index.html").exists())
        self.assertIn("documentation/guide/", (site / "index.html").read_text())

    def test_links_over_two_lines_and_links_with_a_title_are_translated(self):
        status, output, site = self.build(
            'The [other\npage](Other.md) and [its\ntitle](Other.md#its-first-title-here "A title").\n'
        )
        self.assertEqual(status, 0, output)
        page = json.loads((site / "data/documentation/guide.json").read_text())
        addresses = {each.get("url") for each in page["references"].values()}
        self.assertIn("/documentation/guide/other", addresses)
        self.assertIn("/documentation/guide/other#Its-first-title-here", addresses)

    def test_links_without_a_translation_are_errors(self):
        for text in (
            "[a][b]\n\n[b]: Other.md\n",
            "<Other.md>",
            "[a [b]](Other.md)",
            "[a](Other page.md)",
            "[![a](single.svg)](Other.md)",
        ):
            with self.subTest(text):
                status, output, _ = self.build(text)
                self.assertEqual(status, 1, output)
                self.assertIn("has no translation for DocC", output)
        status, output, _ = self.build("[a][b]\n\n[b]: https://example.org\n")
        self.assertEqual(status, 0, output)

    def test_address_without_a_page_is_an_error(self):
        site = Path(self.enterContext(tempfile.TemporaryDirectory()))
        page = site / "data/documentation/guide.json"
        page.parent.mkdir(parents=True)
        references = [{"url": "/documentation/guide#Title"}, {"url": "https://example.org"}, {"url": "Other.md"}]
        page.write_text(json.dumps({"references": references}))
        with self.assertRaisesRegex(Failure, r"^data/documentation/guide.json: .* Other.md$"):
            check_addresses(site)

    def test_addresses_of_each_built_site_are_checked(self):
        loader = importlib.machinery.SourceFileLoader("build_docs", str(ROOT / "Scripts/build-docs"))
        script = importlib.util.module_from_spec(importlib.util.spec_from_loader("build_docs", loader))
        loader.exec_module(script)
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "README.md").write_text(FIRST)

        def merge(_, site):
            (site / "data").mkdir(parents=True)
            (site / "data/page.json").write_text('{"url": "/documentation/missing"}')

        script.convert, script.merge = (lambda *_, **__: None), merge
        with self.assertRaisesRegex(Failure, "there is no page or file /documentation/missing"):
            script.build(folder, [], folder / "docs", None)

    def test_tutorials_are_pages_of_the_site(self):
        tutorials = {
            "Tutorials/Contents.tutorial": CONTENTS,
            "Tutorials/First.tutorial": TUTORIAL,
            "Tutorials/picture.svg": PICTURE,
            "Tutorials/First-01.swift": "let number = 1\n",
            "Tutorials/First-02.swift": "let number = 1\nlet other = 2\n",
            "Tutorials/Second-01.swift": "let text = 3\n",
        }
        link = "## Topics\n\n### Essentials\n\n- [Tutorials](Tutorials/Contents.tutorial)\n"
        status, output, site = self.build(link, files=tutorials)
        self.assertEqual(status, 0, output)
        page = json.loads((site / "data/documentation/guide.json").read_text())
        self.assertIn("/tutorials/contents", {each.get("url") for each in page["references"].values()})
        page = json.loads((site / "data/tutorials/guide/first.json").read_text())
        self.assertEqual(page["references"]["First-01.swift"]["content"], ["let number = 1"])
        # The previous version of the file is in the step before the previous step.
        self.assertEqual(page["references"]["First-02.swift"]["highlights"], [{"line": 2}])
        del tutorials["Tutorials/First-01.swift"]
        status, output, _ = self.build(link, files=tutorials)
        self.assertEqual(status, 1)
        self.assertIn("First-01.swift", output)

    def test_site_can_be_in_a_folder_of_a_server(self):
        status, output, site = self.build("", "--base-path", "/gtk")
        self.assertEqual(status, 0, output)
        self.assertIn('baseUrl = "/gtk/"', (site / "documentation/guide/index.html").read_text())

    def test_mistakes_are_errors(self):
        for text, problem in (
            ("[a](Missing.md)", "there is no file Missing.md"),
            ("![a](missing.png)", "there is no file missing.png"),
            ("[a](Other.md#no-title)", "there is no heading with the anchor #no-title"),
            ("``/Module/Missing``", "No module named 'Module'"),
            ("``Missing``", "'Missing' doesn't exist"),
            ("<doc:Missing>", "'Missing' doesn't exist"),
            ("<marquee>a</marquee>", "the element <marquee> has no translation"),
        ):
            with self.subTest(text):
                status, output, _ = self.build(text)
                self.assertEqual(status, 1, output)
                self.assertIn(problem, output)

    def test_code_that_does_not_compile_is_an_error(self):
        with tempfile.TemporaryDirectory() as name:
            for text, problem in (
                ('```swift\nlet number: Int = "text"\n```\n', "Page.md:2:"),
                ('```swift Sources/App/App.swift\nlet number: Int = "text"\n```\n', "Page.md:2:"),
            ):
                page = Path(name) / "Page.md"
                page.write_text(text)
                result = subprocess.run(
                    [ROOT / "Scripts/check-samples", page], capture_output=True, text=True
                )
                self.assertEqual(result.returncode, 1)
                self.assertIn(problem, result.stderr)

    def test_make_docs_checks_code_and_links(self):
        commands = subprocess.run(
            ["make", "-n", "docs"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for script in ("check-samples", "check-links", "build-docs"):
            self.assertIn(f"Scripts/{script}", commands)


class ManifestTests(unittest.TestCase):
    def targets(self, **variables):
        """The targets and the products of the manifest in “One code base”."""
        page = (ROOT / "Documentation/OneCodeBase.md").read_text(encoding="utf-8")
        manifest = page.split("```swift Package.swift\n")[1].split("```")[0]
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "Package.swift").write_text(manifest, encoding="utf-8")
            result = subprocess.run(
                ["swift", "package", "dump-package"],
                cwd=folder,
                env={key: value for key, value in os.environ.items() if key != "HEADLESS"} | variables,
                capture_output=True,
                text=True,
            )
        self.assertEqual(result.returncode, 0, result.stderr)
        targets = json.loads(result.stdout)["targets"]
        products = {
            each["product"][0] for target in targets for each in target["dependencies"] if "product" in each
        }
        return {target["name"] for target in targets}, products

    def test_manifest_requires_no_product_with_views_without_gtk(self):
        features = {"NotesCore", "NotesCoreTests"}
        self.assertEqual(self.targets(HEADLESS="1"), (features, {"ComposableArchitecture"}))
        targets, products = self.targets()
        self.assertEqual(targets, features | {"NotesViews", "Notes"})
        self.assertEqual(products, {"ComposableArchitecture", "ComposableGtk"})


class ModuleTests(unittest.TestCase):
    def test_broken_link_of_a_documentation_comment_is_an_error(self):
        with tempfile.TemporaryDirectory() as name:
            graphs = Path(name) / "graphs"
            graphs.mkdir()
            (graphs / "Small.symbols.json").write_text(json.dumps(graph("A link to ``Missing``.")))
            with self.assertRaisesRegex(Failure, "'Missing' doesn't exist"):
                convert("Small", Path(name) / "Small.doccarchive", graphs=graphs)

    def test_code_of_a_property_wrapper_and_a_macro_starts_with_an_at_sign(self):
        for kind, declaration, code in (
            ("swift.struct", "struct Name", "Name"),
            ("swift.struct", "@propertyWrapper struct Name", "@Name"),
            ("swift.macro", "macro Name()", "@Name"),
            ("swift.func", "func Name()", None),
        ):
            symbol = {
                "kind": {"identifier": kind},
                "pathComponents": ["Name()" if kind == "swift.macro" else "Name"],
                "declarationFragments": [{"spelling": declaration}],
            }
            self.assertEqual(code_of(symbol), code)


def graph(comment):
    """The symbols of a module with a structure."""
    lines = [{"text": comment, "range": {"start": PLACE, "end": PLACE}}]
    symbol = {
        "kind": {"identifier": "swift.struct", "displayName": "Structure"},
        "identifier": {"precise": "s:5Small4TypeV", "interfaceLanguage": "swift"},
        "pathComponents": ["Type"],
        "names": {"title": "Type"},
        "docComment": {"uri": "file:///Type.swift", "module": "Small", "lines": lines},
        "declarationFragments": [{"kind": "keyword", "spelling": "struct"}],
        "accessLevel": "public",
    }
    version = {"major": 0, "minor": 6, "patch": 0}
    return {
        "metadata": {"formatVersion": version, "generator": "test"},
        "module": {"name": "Small", "platform": {}},
        "symbols": [symbol],
        "relationships": [],
    }


if __name__ == "__main__":
    unittest.main()
