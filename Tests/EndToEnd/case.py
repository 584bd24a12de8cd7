"""What the end-to-end tests have in common."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from counters_app import BINARY, CountersApp, isolated_environment


class CountersTestCase(unittest.TestCase):
    """One process per test, ended afterwards; any complaint of GTK or the app is a failure."""

    @classmethod
    def setUpClass(cls):
        if "HEADLESS_DESKTOP" not in os.environ:
            raise RuntimeError("These tests click and type: start them with `make e2e`.")
        if not os.access(BINARY, os.X_OK):
            raise RuntimeError(f"{BINARY} is missing: build it first, or set COUNTERS_BINARY.")

    def launch(self, *arguments):
        app = CountersApp(*arguments)

        def stop():
            if complaints := app.stop():
                everything = "\n".join(app.stderr_lines)
                self.fail("\n".join(complaints) + f"\nAll of its standard error:\n{everything}")

        self.addCleanup(stop)
        app.wait_until(app.windows, "a window")
        return app

    def run_to_end(self, *arguments):
        """Runs the program as from a shell, for what answers without opening a window."""
        with tempfile.TemporaryDirectory(prefix="counters-home-") as home:
            return subprocess.run(
                [BINARY, *arguments],
                env=isolated_environment(Path(home)),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=CountersApp.patience,
            )
