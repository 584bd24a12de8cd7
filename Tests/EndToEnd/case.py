"""The base classes of the end-to-end tests."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from app import App, isolated_environment
from counters_app import CountersApp
from gallery_app import GalleryApp
from inventory_app import InventoryApp
from mail_app import MailApp
from standups_app import StandupsApp


class AppTestCase(unittest.TestCase):
    """Launches a process per test, which is stopped after the test. Each line that GTK or the app
    writes to its standard error is a failure."""

    app: type[App]

    @classmethod
    def setUpClass(cls):
        if "HEADLESS_DESKTOP" not in os.environ:
            raise RuntimeError("These tests need a desktop. Run the tests with `make e2e`.")
        if hasattr(cls, "app") and not os.access(cls.app.binary, os.X_OK):
            raise RuntimeError(f"{cls.app.binary} is missing. Build the program first.")

    def launch(self, *arguments, **options):
        app = self.app(*arguments, **options)

        def stop():
            if complaints := app.stop():
                everything = "\n".join(app.stderr_lines)
                self.fail("\n".join(complaints) + f"\nAll of its standard error:\n{everything}")

        self.addCleanup(stop)
        app.wait_until(app.windows, "a window")
        return app

    def new_home(self):
        """Returns a home directory that remains after the apps that use it are stopped."""
        home = tempfile.TemporaryDirectory(prefix="app-home-")
        self.addCleanup(home.cleanup)
        return Path(home.name)

    def run_to_end(self, *arguments):
        """Runs the program as from a shell, for commands that don't open a window."""
        with tempfile.TemporaryDirectory(prefix="app-home-") as home:
            return subprocess.run(
                [self.app.binary, *arguments],
                env=isolated_environment(Path(home)),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=App.patience,
            )


class CountersTestCase(AppTestCase):
    app = CountersApp


class GalleryTestCase(AppTestCase):
    app = GalleryApp


class StandupsTestCase(AppTestCase):
    app = StandupsApp


class InventoryTestCase(AppTestCase):
    app = InventoryApp


class MailTestCase(AppTestCase):
    app = MailApp
