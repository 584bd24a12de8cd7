"""A full disk and a read-only disk are reported, and lose nothing that was saved before."""

import json
import os
import sqlite3
import subprocess
import tempfile
import unittest
from pathlib import Path

from storage_stress import PROGRAM

# Mounts a small disk, saves three changes, prevents further changes, attempts to save three changes,
# permits changes, and saves three changes. The files after the attempt are copied.
SCRIPT = """
set -u
mount -t tmpfs -o size=1m tmpfs "$DISK" || exit 77
"$PROGRAM" "$STORAGE" "$DISK/values" a 0 3 >&2 || exit 1
if [ "$FAILURE" = full ]; then
  cat /dev/zero >"$DISK/filler" 2>/dev/null
else
  mount -o remount,ro "$DISK" || exit 77
fi
"$PROGRAM" "$STORAGE" "$DISK/values" a 3 3 2>&1
echo "code $?"
cp "$DISK"/values* "$COPY"
if [ "$FAILURE" = full ]; then rm "$DISK/filler"; else mount -o remount,rw "$DISK"; fi
"$PROGRAM" "$STORAGE" "$DISK/values" a 6 3 >&2 || exit 2
ls "$DISK" | grep unreadable
exit 0
"""


class StorageFailureTests(unittest.TestCase):
    def fail_to_save(self, storage, failure):
        """Returns the output of the process that could not save, and the folder with its files."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        disk, copy = Path(folder.name, "disk"), Path(folder.name, "copy")
        disk.mkdir()
        copy.mkdir()
        environment = dict(
            os.environ,
            PROGRAM=str(PROGRAM),
            DISK=str(disk),
            COPY=str(copy),
            STORAGE=storage,
            FAILURE=failure,
        )
        result = subprocess.run(
            ["unshare", "--mount", "bash", "-c", SCRIPT],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            timeout=300,
        )
        if result.returncode == 77 or result.stderr.startswith("unshare:"):
            self.skipTest(f"No disk can be mounted here: {result.stderr.strip()}")
        self.assertEqual(result.returncode, 0, result.stderr + result.stdout)
        self.assertNotIn("unreadable", result.stdout, "No file was moved aside.")
        return result.stdout, copy

    def check_file(self, failure, message):
        output, copy = self.fail_to_save("file", failure)
        self.assertIn(message, output)
        self.assertIn("code 2", output)
        self.assertNotIn("saved", output)
        self.assertEqual(json.loads((copy / "values").read_text())["number"], 2)

    def check_settings(self, failure, message):
        output, copy = self.fail_to_save("app", failure)
        self.assertIn(message, output)
        self.assertIn("code 2", output)
        self.assertNotIn("saved", output)
        self.assertIn('"a": 2', (copy / "values").read_text())

    def check_database(self, failure, message):
        output, copy = self.fail_to_save("database", failure)
        self.assertIn(message, output)
        self.assertIn("code 2", output)
        self.assertNotIn("saved", output)
        with sqlite3.connect(copy / "values") as database:
            rows = database.execute("SELECT number FROM entry ORDER BY number").fetchall()
        self.assertEqual(rows, [(0,), (1,), (2,)])

    def test_a_full_disk_is_an_error_of_a_file(self):
        self.check_file("full", "space")

    def test_a_full_disk_is_an_error_of_a_setting(self):
        self.check_settings("full", "space")

    def test_a_full_disk_is_an_error_of_a_database(self):
        self.check_database("full", "full")

    def test_a_read_only_disk_is_an_error_of_a_file(self):
        self.check_file("read-only", "read-only")

    def test_a_read_only_disk_is_an_error_of_a_setting(self):
        self.check_settings("read-only", "read-only")

    def test_a_read_only_disk_is_an_error_of_a_database(self):
        self.check_database("read-only", "read-only")
