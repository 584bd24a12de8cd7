"""Tests of the check of the links and the pictures in the pages."""

import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "Scripts/check-links"


class LinksTests(unittest.TestCase):
    def check(self, page):
        """Returns the status and the output for a repository with a page and a page “Other.md”."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            subprocess.run(["git", "init", "-q", folder], check=True)
            (folder / "Page.md").write_text(page)
            (folder / "Other.md").write_text("# The `first` title\n\n```sh\n# no title\n```\n")
            (folder / "picture.png").write_bytes(b"")
            result = subprocess.run([SCRIPT, folder], capture_output=True, text=True)
            return result.returncode, result.stdout

    def test_existing_targets_are_valid(self):
        page = (
            '[a](Other.md) [b](Other.md#the-first-title) [c](https://example.org/#x) <img src="picture.png">\n'
            "# Own title\n[d](#own-title)\n"
            '[over two\nlines](Other.md) [e](Other.md "A title") [f][other] <Other.md> `[g](code.md)`\n\n'
            "[other]: Other.md\n"
        )
        self.assertEqual(self.check(page), (0, "Links: 0 problems in 2 pages.\n"))

    def test_missing_page_picture_and_heading_are_problems(self):
        for page, problem in (
            ("[a](Missing.md)", "Page.md: there is no file Missing.md"),
            ('<img src="missing.png">', "Page.md: there is no file missing.png"),
            ('<source srcset="missing.png">', "Page.md: there is no file missing.png"),
            ("![a](missing.png)", "Page.md: there is no file missing.png"),
            ("[a](Other.md#no-title)", "has no heading with the anchor #no-title"),
            ("[over two\nlines](Missing.md)", "Page.md: there is no file Missing.md"),
            ('[a](Missing.md "A title")', "Page.md: there is no file Missing.md"),
            ("[a][b]\n\n[b]: Missing.md\n", "Page.md: there is no file Missing.md"),
            ("[a][b]", "Page.md: there is no definition of the reference [b]"),
            ("<Missing.md>", "Page.md: there is no file Missing.md"),
            ("[a](#second)", "has no heading with the anchor #second"),
        ):
            with self.subTest(page):
                status, output = self.check(page)
                self.assertEqual(status, 1)
                self.assertIn(problem, output)


if __name__ == "__main__":
    unittest.main()
