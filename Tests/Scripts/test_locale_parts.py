"""Tests of the search for the parts of Foundation's data about languages that an app uses."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Scripts"))

from locale_parts import PARTS, find_uses, source_files  # noqa: E402

USES = {
    "encodings": [
        "String(data: data, encoding: .shiftJIS)",
        "String(data: data, encoding:\n  .macOSRoman)",
        "text.data(using: encoding)",
        "try String(contentsOf: url, usedEncoding: &encoding)",
        "String.Encoding(rawValue: 0x8000_0421)",
        "import FoundationXML",
    ],
    "sorting": [
        "names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }",
        "a.compare(b, options: [.numeric],\n  locale: .current)",
        "people.sorted(using: KeyPathComparator(\\.name))",
        "people.sort(using: order)",
        "SortDescriptor(\\.name)",
        "names.sorted(by: String.Comparator.localizedStandard)",
    ],
    "dictionaries": [
        "NSRegularExpression(pattern: p, options: .useUnicodeWordBoundaries)",
        "text.enumerateSubstrings(in: range, options: .byWords) { _ in }",
    ],
    "languages": [
        "locale.localizedString(forLanguageCode: code)",
        "locale.localizedString(\n  forIdentifier: name)",
    ],
    "transliteration": ["name.applyingTransform(.toLatin, reverse: false)"],
    "characters": ["NSRegularExpression(pattern: #\"\\N{BULLET}\"#)", "name.applyingTransform(.toUnicodeName)"],
}
OTHER_CODE = """
// text.applyingTransform(.toLatin, reverse: false) is not called.
let text = String(data: data, encoding: .utf8)
let ascii = text.data(using: .ascii)
func read(_ data: Data, encoding: String.Encoding) {}
let found = text.localizedStandardContains(term) || text.localizedCaseInsensitiveContains(term)
let place = text.range(of: "a", options: .caseInsensitive, locale: .current)
let sorted = names.sorted { $0 < $1 }
let title = bundle.localizedString(forKey: "title", value: nil, table: nil)
let region = locale.localizedString(forRegionCode: "DE")
let date = Date.now.formatted(.dateTime.locale(locale))
let upper = text.uppercased(with: locale)
"""


class LocalePartsTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def uses(self):
        return find_uses(source_files([self.folder]))

    def test_each_part_has_examples(self):
        self.assertEqual(USES.keys(), PARTS.keys())

    def test_calls_that_need_a_part_keep_it(self):
        for part, examples in USES.items():
            for example in examples:
                with self.subTest(part=part, example=example):
                    self.write("Sources/Notes.swift", f"import Foundation\n\nlet value = {example}\n")
                    self.assertIn(part, self.uses())

    def test_other_code_keeps_no_part(self):
        self.write("Sources/Notes.swift", OTHER_CODE)
        self.assertEqual(self.uses(), {})

    def test_the_first_use_is_reported_with_its_line(self):
        file = self.write("Sources/Notes.swift", f"{OTHER_CODE}let t = text.applyingTransform(.toLatin)\n")
        line = OTHER_CODE.count("\n") + 1
        self.assertEqual(self.uses(), {"transliteration": f"{file}:{line}: applyingTransform"})

    def test_tests_and_other_builds_are_not_part_of_a_program(self):
        for folder in ("Tests/NotesTests", ".build/checkouts/notes", "Sources/NotesTestHelpers", "Benchmarks"):
            self.write(f"{folder}/Notes.swift", "text.applyingTransform(.toLatin)\n")
        self.assertEqual(self.uses(), {})

    def test_folders_in_the_sources_can_have_any_name(self):
        for folder in ("Sources/Notes/Plugins", "Sources/Documentation", "Sources/LabTests"):
            file = self.write(f"{folder}/Notes.swift", "text.applyingTransform(.toLatin)\n")
            self.assertIn("transliteration", self.uses(), folder)
            file.unlink()

    def test_the_command_prints_the_unused_parts_and_the_uses(self):
        self.write("Sources/Notes.swift", "let t = text.applyingTransform(.toLatin)\n")
        result = self.run_script("--unused", self.folder)
        parts = [part for part in PARTS if part != "transliteration"]
        self.assertEqual(result.stdout.strip(), ",".join(parts))
        self.assertIn("'transliteration' stays, because of", result.stderr)

    def test_a_folder_that_does_not_exist_is_an_error(self):
        result = self.run_script("--unused", self.folder / "Nowhere")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("expected a folder of sources", result.stderr)

    def run_script(self, *arguments):
        return subprocess.run(
            [ROOT / "Scripts/locale-data", *arguments], capture_output=True, text=True, check=False
        )


if __name__ == "__main__":
    unittest.main()
