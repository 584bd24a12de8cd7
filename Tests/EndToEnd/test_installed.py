"""The app in a folder in which the script of `make install` has installed the app."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from app import ROOT, complaints
from case import AppTestCase, CountersTestCase
from inventory_app import InventoryApp
from standups_app import StandupsApp

ID = "org.composablegtk.Counters"
FILES = {
    "bin/counters",
    "share/counters/NumberFacts/number-facts.tsv",
    "share/counters/installed-files",
    "share/counters/uninstall",
    f"share/applications/{ID}.desktop",
    "share/bash-completion/completions/counters",
    f"share/dbus-1/services/{ID}.service",
    "share/doc/counters/copyright",
    "share/fish/vendor_completions.d/counters.fish",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    "share/man/man1/counters.1",
    f"share/metainfo/{ID}.metainfo.xml",
    "share/zsh/site-functions/_counters",
}
# The files that the tools of the desktop add.
CACHES = {"share/applications/mimeinfo.cache"}


def files(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


class InstalledAppTestCase(AppTestCase):
    """Installs apps in a temporary folder."""

    def setUp(self):
        # The folder is outside the package, so that the app doesn't find the package's resources.
        folder = tempfile.TemporaryDirectory(prefix="counters prefix ")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.prefix = self.folder / "prefix"

    def install(self, *arguments, destination="", status=0):
        result = subprocess.run(
            [ROOT / "Scripts/install", *arguments],
            env=os.environ | {"DESTDIR": str(destination)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        self.assertEqual(result.returncode, status, result.stderr)
        return result.stderr

    def install_here(self):
        self.install(self.app.binary, self.prefix)

    def start(self, binary, *arguments):
        """Starts the program in a folder without its files."""
        binary = str(binary)

        class Installed(self.app):
            pass

        Installed.binary = binary
        self.app, app = Installed, self.app
        here = os.getcwd()
        os.chdir("/")
        try:
            return self.launch(*arguments)
        finally:
            os.chdir(here)
            self.app = app


class InstalledTests(InstalledAppTestCase, CountersTestCase):
    def assert_finds_its_files(self, binary):
        app = self.start(binary, "fact/1729")
        app.wait_for_title("Fact: 1729")
        app.click("Get fact")
        app.wait_for_label("Curated")
        # A file that isn't found would be reported on the standard error.
        self.assertEqual(app.stop(), [])

    def test_installed_app_finds_its_files_also_after_a_move(self):
        self.install_here()
        self.assert_finds_its_files(self.prefix / "bin/counters")
        moved = self.folder / "moved"
        self.prefix.rename(moved)
        self.assert_finds_its_files(moved / "bin/counters")

    def test_app_started_through_symlinks_finds_its_files(self):
        self.install_here()
        link = self.folder / "elsewhere/counters"
        link.parent.mkdir()
        link.symlink_to("../prefix/bin/counters")
        other = self.folder / "another"
        other.symlink_to(link)
        self.assert_finds_its_files(other)

    def test_app_without_its_files_reports_them_and_computes_facts(self):
        self.install_here()
        shutil.rmtree(self.prefix / "share")
        app = self.start(self.prefix / "bin/counters", "fact/1729")
        app.click("Get fact")
        app.wait_for_label("Computed")
        app.click("Another fact")
        app.wait_for_label("Computed")
        written = app.stop()
        missing = [
            "share/icons/hicolor/scalable/apps/org.composablegtk.Counters.svg",
            "share/counters/NumberFacts/number-facts.tsv",
        ]
        self.assertEqual(len(written), len(missing), written)
        for line, path in zip(written, missing):
            self.assertRegex(line, f"^counters: The .*{re.escape(str(self.prefix / path))}.*")
        app.complaints = []

    def test_install_and_remove_affect_exactly_the_files_of_the_app(self):
        self.install_here()
        self.assertEqual(files(self.prefix) - CACHES, FILES)
        mode = (self.prefix / "bin/counters").stat().st_mode & 0o777
        self.assertEqual(mode, 0o755)
        # The second installation replaces the first while the app runs.
        app = self.start(self.prefix / "bin/counters", "counter/1")
        app.wait_for_title("Counter: 1")
        self.install_here()
        other = self.prefix / "share/applications/org.example.Other.desktop"
        other.write_text("")
        self.install("--remove", "counters", self.prefix)
        kept = {"share/applications/org.example.Other.desktop"}
        self.assertEqual(files(self.prefix) - CACHES, kept)
        other.unlink()
        message = self.install("--remove", "counters", self.prefix, status=1)
        self.assertIn("uninstall: counters is not installed", message)

    def test_copyright_file_lists_swift_and_the_libraries_of_the_build(self):
        self.install_here()
        text = (self.prefix / "share/doc/counters/copyright").read_text(encoding="utf-8")
        libraries = [path.name for path in (ROOT / ".build/checkouts").glob("*") if path.is_dir()]
        for name in ["swift-runtime", *libraries]:
            self.assertRegex(text, rf"\n {re.escape(name)} \(")

    def test_desktop_entry_declares_the_command_and_the_link_scheme(self):
        self.install_here()
        entry = self.prefix / f"share/applications/{ID}.desktop"
        lines = entry.read_text().splitlines()
        self.assertIn(f'Exec="{self.prefix}/bin/counters" %u', lines)
        self.assertIn("MimeType=x-scheme-handler/counters;", lines)
        subprocess.run(["desktop-file-validate", entry], check=True)

    def test_desktop_opens_a_link_in_the_installed_app(self):
        self.assertTrue(shutil.which("update-desktop-database"), "Install desktop-file-utils.")
        self.install_here()
        app = self.start(self.prefix / "bin/counters", "counter/5")
        app.wait_for_title("Counter: 5")
        link = "counters:///counter/42/fact/7"
        # The desktop passes the link to the running app over the session bus.
        click = (
            "from gi.repository import Gio; bus = Gio.bus_get_sync(Gio.BusType.SESSION); "
            f"Gio.AppInfo.launch_default_for_uri('{link}', None); bus.flush_sync()"
        )
        subprocess.run(
            [sys.executable, "-c", click],
            env=app.environment | {"XDG_DATA_DIRS": f"{self.prefix}/share:/usr/share"},
            check=True,
        )
        app.wait_for_title("Fact: 7")
        app.wait_for_screens(2)

    def test_desktop_entry_quotes_special_characters_in_the_prefix(self):
        from gi.repository import GLib

        prefix = self.folder / "a \"b\" $c `d` 100% e&f|g\\h"
        self.install(self.app.binary, prefix)
        text = (prefix / f"share/applications/{ID}.desktop").read_text()
        keys = GLib.KeyFile()
        keys.load_from_data(text, len(text.encode()), GLib.KeyFileFlags.NONE)
        _, words = GLib.shell_parse_argv(keys.get_string("Desktop Entry", "Exec"))
        self.assertEqual(words, [f"{prefix}/bin/counters".replace("%", "%%"), "%u"])

    def test_installation_with_destdir_uses_the_final_prefix(self):
        self.install(self.app.binary, "/usr", destination=self.folder / "image")
        image = self.folder / "image/usr"
        scripts = {"share/counters/installed-files", "share/counters/uninstall"}
        self.assertEqual(files(image), FILES - scripts)
        entry = (image / f"share/applications/{ID}.desktop").read_text()
        self.assertIn("\nExec=counters %u\n", entry)
        service = (image / f"share/dbus-1/services/{ID}.service").read_text()
        self.assertIn("\nExec=/usr/bin/counters\n", service)

    def test_install_script_reports_invalid_arguments(self):
        cases = {
            ("no/such/counters", "/usr"): "no/such/counters: expected a program.",
            ("bin/sh", "/usr"): "There are entries of: counters, inventory, standups.",
            (self.app.binary, "relative"): "The prefix 'relative' is not an absolute path",
            (self.app.binary,): "Expected a program and a prefix",
            ("--remove", "/usr"): "Expected a program and a prefix",
        }
        for arguments, expected in cases.items():
            with self.subTest(expected):
                message = self.install(*arguments, destination=self.folder / "image", status=2)
                self.assertIn(expected, message)
                self.assertEqual(complaints(message.splitlines(), [r"install: .*"]), [])
        self.assertFalse((self.folder / "image").exists())


class InstalledAppsMixin:
    """Tests of an app that reads no files except its icon."""

    title = ""

    def test_app_is_installed_starts_and_is_removed(self):
        name = Path(self.app.binary).name
        id = f"org.composablegtk.{name.capitalize()}"
        self.install_here()
        expected = {path.replace(ID, id) for path in FILES if "NumberFacts" not in path}
        expected = {path.replace("counters", name) for path in expected}
        self.assertEqual(files(self.prefix) - CACHES, expected)
        entry = self.prefix / f"share/applications/{id}.desktop"
        lines = entry.read_text().splitlines()
        self.assertIn(f'Exec="{self.prefix}/bin/{name}" %u', lines)
        self.assertIn(f"MimeType=x-scheme-handler/{name};", lines)
        app = self.start(self.prefix / f"bin/{name}")
        app.wait_for_title(self.title)
        # A file that isn't found would be reported on the standard error.
        self.assertEqual(app.stop(), [])
        self.install("--remove", name, self.prefix)
        self.assertEqual(files(self.prefix), set())


class InstalledInventoryTests(InstalledAppsMixin, InstalledAppTestCase):
    app = InventoryApp
    title = "Inventory"


class InstalledStandupsTests(InstalledAppsMixin, InstalledAppTestCase):
    app = StandupsApp
    title = "Stand-ups"
