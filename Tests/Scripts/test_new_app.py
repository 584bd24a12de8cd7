"""Tests of Scripts/new-app, which creates an app from the folder Template. The app is not built."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "Scripts/new-app"
sys.path.insert(0, str(ROOT / "Scripts"))

from template.app import NewApp  # noqa: E402
from template.library import address, order  # noqa: E402

ID = "org.example.PhotoAlbum"


class NewAppTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="new-app.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        # The settings of git of the user, such as the name of the user, must not affect the result.
        self.environment = os.environ | {
            "HOME": str(self.folder), "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        }

    def run_command(self, *words, folder=None):
        return subprocess.run(
            [str(word) for word in words],
            cwd=folder or self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
        )

    def output(self, *words, folder=None):
        result = self.run_command(*words, folder=folder)
        self.assertEqual(result.returncode, 0, f"{words}: {result.stdout}{result.stderr}")
        return result.stdout

    def create(self, name="PhotoAlbum", id=ID, *arguments):
        """Creates an app that depends on this checkout by its path, and returns the folder of the app."""
        self.output(SCRIPT, "--library", ROOT, name, id, self.folder / "an app", *arguments)
        return self.folder / "an app"

    def message(self, *arguments):
        """Returns the error for invalid arguments. No file may be created."""
        before = sorted(self.folder.rglob("*"))
        result = self.run_command(SCRIPT, *arguments)
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertEqual(sorted(self.folder.rglob("*")), before)
        return result.stderr


class InvalidInputTests(NewAppTestCase):
    def test_invalid_names_are_reported(self):
        for name, expected in (
            ("photos", "such as Photos."),
            ("photo-album", "such as PhotoAlbum."),
            ("Übersicht", "Expected a capital letter"),
            ("X", "at least one letter or digit"),
            ("", "Expected a capital letter"),
            ("A" * 31, "has 31 letters. Expected at most 30."),
            ("ComposableGtk", "is the name of a module"),
            ("AppCore", "is the name of a module"),
            ("Counters", "is the name of a module"),
            ("Foundation", "is the name of a module"),
        ):
            with self.subTest(name):
                self.assertIn(expected, self.message("--library", ROOT, name, ID))

    def test_invalid_ids_are_reported(self):
        for id, expected in (
            ("PhotoAlbum", "with at least two dots, such as"),
            ("example.PhotoAlbum", "with at least two dots, such as"),
            ("org..PhotoAlbum", "Expected letters between the dots."),
            ("org.2photos.Album", "Expected _2photos."),
            ("org.my-domain.Album", "Expected my_domain."),
            ("org.exämple.Album", "The part 'exämple' contains other characters"),
            ("Org.Example.Album", "Expected the domain in small letters: org.example."),
            (f"org.example.{'a' * 250}", "The id has 262 letters. Expected at most 255."),
        ):
            with self.subTest(id):
                self.assertIn(expected, self.message("--library", ROOT, "PhotoAlbum", id))

    def test_all_problems_are_reported_at_once(self):
        message = self.message("--library", ROOT, "photos", "photos")
        self.assertEqual(len(re.findall("^new-app: ", message, re.MULTILINE)), 2, message)

    def test_existing_folder_is_not_changed(self):
        existing = self.folder / "existing"
        existing.mkdir()
        link = self.folder / "link"
        link.symlink_to("missing")
        for path in (existing, link):
            message = self.message("--library", ROOT, "PhotoAlbum", ID, path)
            self.assertIn("exists. Expected the path", message)
        message = self.message("--library", ROOT, "PhotoAlbum", ID, self.folder / "missing/app")
        self.assertIn("Create this folder", message)

    def test_folder_in_the_checkout_of_the_library_is_reported(self):
        folder = ROOT / "photo-album"
        self.assertIn("in the checkout", self.message("--library", ROOT, "PhotoAlbum", ID, folder))
        self.assertFalse(folder.exists())

    def test_invalid_library_is_reported(self):
        for options, expected in (
            (("--library", self.folder), "expected the folder of the library"),
            (("--library", ROOT, "--version", "1.0.0"), "Expected either --library"),
            (("--url", "https://example.org/a b"), "contains a space"),
            (("--url", "https://example.org/a", "--version", "1"), "Expected a version such as 1.2.0."),
        ):
            with self.subTest(options):
                self.assertIn(expected, self.message(*options, "PhotoAlbum", ID))


class NamesTests(unittest.TestCase):
    def test_names_are_derived_from_the_words(self):
        for name, product, title in (
            ("Foo", "foo", "Foo"),
            ("PhotoAlbum", "photo-album", "Photo Album"),
            ("HTMLViewer", "html-viewer", "HTML Viewer"),
            ("Top40Songs", "top40-songs", "Top40 Songs"),
            ("MP3player", "mp3player", "MP3player"),
            ("PlanB", "plan-b", "Plan B"),
        ):
            app = NewApp(name, "org.example.App", ROOT)
            self.assertEqual((app.product, app.title), (product, title))

    def test_addresses_can_be_cloned(self):
        for text, expected in (
            ("https://user:secret@example.org/a.git", "https://example.org/a.git"),
            ("git@example.org:a/b.git", "git@example.org:a/b.git"),
            ("ssh://git@example.org/a", "ssh://git@example.org/a"),
            ("file:///srv/a", "file:///srv/a"),
            ("/srv/a", "file:///srv/a"),
            ("../a", "file:///srv/a"),
        ):
            self.assertEqual(address(text, "/srv/b"), expected)

    def test_release_follows_its_candidates(self):
        self.assertEqual(max(["1.9.0", "1.10.0-rc.1", "1.10.0"], key=order), "1.10.0")


class CreatedAppTests(NewAppTestCase):
    def test_all_markers_are_replaced(self):
        app = self.create()
        template = [path for path in (ROOT / "Template").rglob("*") if path.is_file()]
        shutil.rmtree(app / ".git")
        created = [path for path in app.rglob("*") if path.is_file()]
        self.assertLess(30, len(created))
        self.assertLessEqual(len(created), len(template))
        for path in created:
            self.assertNotRegex(str(path.relative_to(app)), "__[A-Za-z]+__")
            self.assertNotRegex(path.read_text(), "__[A-Za-z]+__", str(path))
        self.assertTrue((app / "Sources/PhotoAlbum/PhotoAlbumApp.swift").is_file())
        self.assertTrue((app / f"Resources/icons/hicolor/symbolic/apps/{ID}-symbolic.svg").is_file())

    def test_app_is_a_commit(self):
        app = self.create()
        self.assertEqual(self.output("git", "status", "--porcelain", "--ignored", folder=app), "")
        log = self.output("git", "log", "--format=%an <%ae> %s", folder=app)
        expected = "The authors of Photo Album <authors@example.org> Create Photo Album from the template"
        self.assertTrue(log.startswith(expected), log)
        self.assertEqual(self.output("git", "branch", "--show-current", folder=app), "main\n")
        self.assertEqual([path.name for path in self.folder.iterdir()], ["an app"])

    def test_user_is_the_maintainer(self):
        name = "Jane & John <Doe>"
        self.environment |= {
            "GIT_CONFIG_COUNT": "2",
            "GIT_CONFIG_KEY_0": "user.name", "GIT_CONFIG_VALUE_0": name,
            "GIT_CONFIG_KEY_1": "user.email", "GIT_CONFIG_VALUE_1": "jane@example.org",
        }
        resources = self.create() / "Resources"
        settings = (resources / "package.ini").read_text()
        self.assertIn("maintainer = Jane & John Doe <jane@example.org>\n", settings)
        metainfo = (resources / f"{ID}.metainfo.xml").read_text()
        self.assertIn("<developer_name>Jane &amp; John Doe</developer_name>", metainfo)

    def test_manifest_and_format_are_valid(self):
        app = self.create("AnExtremelyLongNameOfAnAppHere")
        manifest = json.loads(self.output("swift", "package", "dump-package", folder=app))
        self.assertEqual(manifest["name"], "an-extremely-long-name-of-an-app-here")
        for target in manifest["targets"]:
            kind = "Tests" if target["type"] == "test" else "Sources"
            self.assertTrue((app / kind / target["name"]).is_dir(), target["name"])
        lint = "swift format lint --strict --parallel --recursive Package.swift Sources Tests".split()
        self.output(*lint, folder=app)

    def test_makefile_calls_scripts_that_exist(self):
        app = self.create()
        makefile = (app / "Makefile").read_text()
        scripts = re.findall(r"\$\(SCRIPTS\)/([a-z-]+)", makefile)
        self.assertLess(4, len(scripts))
        for script in scripts:
            self.assertTrue(os.access(ROOT / "Scripts" / script, os.X_OK), script)
        self.assertIn("package", self.output("make", folder=app))
        commands = self.output("make", "--dry-run", "run", "test", "release", "install", folder=app)
        self.assertIn(f"{ROOT}/Scripts/run-app .build/debug/photo-album", commands)

    def test_resources_are_valid(self):
        resources = self.create() / "Resources"
        if shutil.which("desktop-file-validate"):
            self.assertEqual(self.output("desktop-file-validate", resources / f"{ID}.desktop"), "")
        if shutil.which("appstreamcli"):
            self.output("appstreamcli", "validate", "--no-net", resources / f"{ID}.metainfo.xml")

    def test_app_is_installed_and_packaged(self):
        app = self.create()
        program = app / ".build/release/photo-album"
        program.parent.mkdir(parents=True)
        (app / ".build/checkouts").mkdir()
        source = self.folder / "program.c"
        source.write_text("int main(void) { return 0; }\n")
        compiler = shutil.which("cc") or "clang"
        self.output(compiler, source, "-o", program)
        formats = ("deb", "archive", "flatpak")
        output = self.folder / "packages"
        self.output(ROOT / "Scripts/package-app", *formats, "photo-album", "--output", output, folder=app)
        names = {path.name.split("_")[0].split("-0")[0] for path in output.iterdir()}
        self.assertEqual(names, {"photo-album", f"{ID}.json"})

        install = [ROOT / "Scripts/install", "--resources", "Resources"]
        image = self.folder / "image"
        self.output(*install, "--libraries", ".build/checkouts", program, image, folder=app)
        entry = (image / f"share/applications/{ID}.desktop").read_text()
        self.assertIn(f'Exec="{image}/bin/photo-album" %u', entry)
        self.output(*install, "--remove", "photo-album", image, folder=app)
        self.assertEqual([path for path in image.rglob("*") if path.is_file()], [])


class LibraryTests(NewAppTestCase):
    def clone(self, *tags):
        """Clones the files of the script from a mirror with one commit, as `git clone --depth 1` does."""
        source, mirror = self.folder / "source", self.folder / "mirror.git"
        for name in ("Scripts/new-app", "Scripts/template", "Template", "Package.swift"):
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            copy(ROOT / name, source / name)
        person = ("-c", "user.name=Jane", "-c", "user.email=jane@example.org")
        self.output("git", "init", "-q", "-b", "trunk", source)
        self.output("git", "add", "-A", folder=source)
        self.output("git", *person, "commit", "-qm", "Add the template", folder=source)
        for tag in tags:
            self.output("git", "tag", tag, folder=source)
        self.output("git", "clone", "-q", "--bare", source, mirror)
        self.output("git", "clone", "-q", "--depth", "1", f"file://{mirror}", "composable-gtk")
        return f"file://{mirror}"

    def dependency(self, *arguments):
        """Creates an app with the script of the clone, and returns the dependency on the library."""
        self.output("composable-gtk/Scripts/new-app", "PhotoAlbum", ID, *arguments)
        app = self.folder / "photo-album"
        manifest = json.loads(self.output("swift", "package", "dump-package", folder=app))
        [dependency] = [
            control for each in manifest["dependencies"] for control in each["sourceControl"]
            if "argument-parser" not in control["identity"]
        ]
        location = dependency["location"]
        # SwiftPM stores the path of an address with the scheme "file".
        [url] = [f"file://{path}" for path in location.get("local", [])] or [
            remote["urlString"] for remote in location["remote"]
        ]
        return dependency["identity"], url, dependency["requirement"]

    def test_app_depends_on_the_branch_of_a_clone(self):
        url = self.clone()
        self.assertEqual(self.dependency(), ("mirror", url, {"branch": ["trunk"]}))
        makefile = (self.folder / "photo-album/Makefile").read_text()
        self.assertIn("\nSCRIPTS := .build/checkouts/mirror/Scripts\n", makefile)
        # The first command downloads the library, which contains the scripts, and nothing removes the scripts.
        app = self.folder / "photo-album"
        # A make that runs this test passes its options on, and one of them prints the folder.
        commands = self.output(
            "make", "--no-print-directory", "--dry-run", "run", folder=app
        ).splitlines()
        self.assertEqual(commands[0], "swift package resolve")
        self.assertEqual(commands[1], ".build/checkouts/mirror/Scripts/install-dependencies run")
        self.assertEqual([command for command in commands if command.startswith("rm ")], [])

    def test_app_depends_on_the_version_of_a_clone(self):
        url = self.clone("0.9.0", "0.10.0", "nightly")
        bounds = [{"lowerBound": "0.10.0", "upperBound": "0.11.0"}]
        self.assertEqual(self.dependency(), ("mirror", url, {"range": bounds}))

    def test_address_and_version_replace_those_of_the_clone(self):
        self.clone()
        url = "https://example.org/a-long-name-of-a-group/another-long-name-of-a-group/composable-gtk.git"
        bounds = [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]
        found = self.dependency("--url", url, "--version", "1.2.0")
        self.assertEqual(found, ("composable-gtk", url, {"range": bounds}))

    def test_copy_without_an_address_requires_the_address(self):
        self.clone()
        self.output("git", "remote", "remove", "origin", folder=self.folder / "composable-gtk")
        result = self.run_command("composable-gtk/Scripts/new-app", "PhotoAlbum", ID)
        self.assertEqual(result.returncode, 1)
        self.assertIn("Pass --url URL, or --library PATH", result.stderr)

    def test_app_is_beside_the_checkout_in_which_the_script_is_called(self):
        self.clone()
        self.output("Scripts/new-app", "PhotoAlbum", ID, folder=self.folder / "composable-gtk")
        self.assertTrue((self.folder / "photo-album/Package.swift").is_file())


if __name__ == "__main__":
    unittest.main()
