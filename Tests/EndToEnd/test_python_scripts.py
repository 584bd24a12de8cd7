"""Tests that all scripts can run with the Python of the oldest supported system."""

import ast
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@unittest.skipUnless((ROOT / ".git").exists(), "The files of the repository are not known.")
class PythonScriptTests(unittest.TestCase):
    def test_each_script_has_the_syntax_of_python_3_11(self):
        files = subprocess.run(
            ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split("\0")
        scripts = [ROOT / file for file in files if file and is_python(ROOT / file)]
        self.assertGreater(len(scripts), 50)
        for script in scripts:
            with self.subTest(script.relative_to(ROOT)):
                # Python 3.11 does not accept the same quotes in an f-string, and `feature_version` does
                # not check f-strings, so Debian 12 checks them.
                ast.parse(script.read_text(encoding="utf-8"), feature_version=(3, 11))


def is_python(file):
    if file.is_symlink() or not file.is_file():
        return False
    if file.suffix:
        return file.suffix == ".py"
    with file.open("rb") as opened:
        return b"python3" in opened.readline()


if __name__ == "__main__":
    unittest.main()
