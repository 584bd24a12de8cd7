"""Tests of statements of the README and of a page that no sample covers."""

import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class ReadmeTests(unittest.TestCase):
    def setUp(self):
        self.text = (ROOT / "README.md").read_text()

    @unittest.skipUnless((ROOT / ".git").exists(), "An archive of the sources has no tags.")
    def test_the_readme_depends_on_a_version_only_if_it_is_tagged(self):
        dependencies = re.findall(r'\.package\(\s*url: "[^"]*composable-gtk[^"]*",\s*([^)]*)\)', self.text)
        self.assertTrue(dependencies, "The README shows no dependency on the library.")
        tags = subprocess.run(
            ["git", "-c", "safe.directory=*", "tag"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split()
        for requirement in dependencies:
            version = re.match(r'(?:from:|exact:) "([^"]*)"', requirement)
            if version:
                self.assertIn(version[1], tags)
            else:
                self.assertRegex(requirement, r'^(revision|branch): "')

    def test_the_page_about_parity_says_that_messages_differ(self):
        page = (ROOT / "Documentation/Parity.md").read_text()
        self.assertRegex(page, r"\| messages of failures, issues and traps \| differs \|")


if __name__ == "__main__":
    unittest.main()
