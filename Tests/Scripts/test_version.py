"""Tests of the check of the version: each file must contain the version in the file VERSION."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from changelog import sections  # noqa: E402

FILES = {
    "VERSION": "1.2.0\n",
    "Sources/Apps/AppResources/AppVersion.swift": 'package static let current = "1.2.0"\n',
    "Sources/Apps/Notes/Arguments.swift": "version: AppVersion.current\n",
    "Resources/Notes/org.example.Notes.metainfo.xml": """<component><releases>
      <release version="1.2.0" date="2026-02-01"/>
      <release version="1.1.0" date="2026-01-01"/>
    </releases></component>""",
    "CHANGELOG.md": "# Changelog\n\n## 1.2.0 — 2026-02-01\n\n- A\n\n## 1.1.0 — 2026-01-01\n",
    "README.md": '.package(url: "https://example.org", branch: "main")\n',
    "Documentation/GettingStarted.md": '.package(url: "https://example.org", from: "1.2.0")\n',
    "Documentation/Stability.md": "# Stability\n",
}


class VersionTests(unittest.TestCase):
    def check(self, replaced=None, by=None):
        """Checks a copy of `FILES` with another text, and returns the status and the output."""
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name, text in FILES.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            name_of_text, _, old = (replaced or "").partition(":")
            if name_of_text and path.name == name_of_text:
                self.assertIn(old, text)
                text = text.replace(old, by, 1)
            path.write_text(text, encoding="utf-8")
        command = [ROOT / "Scripts/check-version", folder]
        result = subprocess.run(command, capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def test_equal_versions_pass(self):
        self.assertEqual(self.check(), (0, "All files contain the version 1.2.0.\n"))

    def test_unreleased_changes_precede_the_release(self):
        status, output = self.check("CHANGELOG.md:## 1.2.0", "## Unreleased\n\n- B\n\n## 1.2.0")
        self.assertEqual(status, 0, output)

    def test_each_other_version_is_an_error(self):
        for replaced, by, problem in (
            ("VERSION:1.2.0", "1.2", "VERSION: expected a version such as 1.2.0, got '1.2'"),
            ("AppVersion.swift:1.2.0", "1.1.0", "AppVersion.swift: expected the version 1.2.0"),
            ("Arguments.swift:AppVersion.current", '"1.2.0"', "expected AppVersion.current"),
            ("org.example.Notes.metainfo.xml:1.2.0", "1.3.0", "expected the release 1.2.0"),
            ("org.example.Notes.metainfo.xml:2026-02-01", "2026-02-02", "got 1.2.0 of 2026-02-02"),
            ("CHANGELOG.md:1.2.0", "1.3.0", "CHANGELOG.md: expected the section 1.2.0"),
            ("CHANGELOG.md: — 2026-02-01", "", "expected a date in the title"),
            ("GettingStarted.md:1.2.0", "1.1.0", 'expected from: "1.2.0"'),
        ):
            with self.subTest(replaced):
                status, output = self.check(replaced, by)
                self.assertEqual(status, 1, output)
                self.assertIn(problem, output)

    def test_changelog_without_a_released_section_is_reported(self):
        for text in ("# Changelog\n", "# Changelog\n\n## Unreleased\n"):
            status, output = self.check(f"CHANGELOG.md:{FILES['CHANGELOG.md']}", text)
            self.assertEqual(status, 1, output)
            self.assertIn(
                "CHANGELOG.md: expected the section 1.2.0, as in VERSION, got no released section", output
            )

    def test_new_apps_start_at_their_own_first_version(self):
        metainfo = next((ROOT / "Template/Resources").glob("*.metainfo.xml"))
        releases = ElementTree.parse(metainfo).findall("releases/release")
        self.assertEqual([each.get("version") for each in releases], ["0.1.0"])
        identity = (ROOT / "Template/Sources/AppCore/AppIdentity.swift").read_text(encoding="utf-8")
        self.assertIn('version = "0.1.0"', identity)


class ChangelogTests(unittest.TestCase):
    def test_sections_contain_the_names_of_their_own_list(self):
        text = (
            "# Changelog\n\n## Unreleased\n\n### Removed or changed\n\n- `A.old`: use `A.new(_:)`.\n"
            "\n### Fixed\n\n- `B`\n\n## 1.0.0 — 2026-01-31\n\n### Removed or changed\n\n- `C`\n"
        )
        found = [(each.version, each.date, each.removed_names()) for each in sections(text)]
        self.assertEqual(
            found,
            [("Unreleased", None, {"A.old"}), ("1.0.0", "2026-01-31", {"C"})],
        )


if __name__ == "__main__":
    unittest.main()
