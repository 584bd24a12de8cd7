"""Tests of Scripts/package-app, with a small program instead of an app."""

import fcntl
import gzip
import hashlib
import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
import unittest.mock
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ID = "org.example.Notes"
ENTRY = f"""[Desktop Entry]
Type=Application
Name=Notes
Comment=Write notes
Exec=notes %u
Icon={ID}
Categories=GTK;Office;
DBusActivatable=true
MimeType=x-scheme-handler/notes;
"""
METAINFO = f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>Notes</name>
  <summary>Write notes</summary>
  <developer_name>The authors</developer_name>
  <description><p>Notes shows notes.</p><ul><li>Open a note with a link</li></ul></description>
  <provides><binary>notes</binary><mediatype>x-scheme-handler/notes</mediatype></provides>
  <releases>
    <release version="1.2.0" date="2026-11-20"><description><p>New looks.</p></description></release>
    <release version="1.1.0" date="2026-10-01"/>
  </releases>
</component>
"""
SETTINGS = """[package]
maintainer = The authors <authors@notes.test>

[files]
share/notes/words.txt = words.txt

[check]
link = notes:///note/1
title = Note: 1
button = Save
label = Saved
"""
ICON = """<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">
  <rect width="16" height="16"/>
</svg>
"""
FILES = {
    "Resources/Notes/words.txt": "one\n",
    "Resources/Notes/package.ini": SETTINGS,
    f"Resources/Notes/{ID}.desktop": ENTRY,
    f"Resources/Notes/{ID}.metainfo.xml": METAINFO,
    f"Resources/Notes/icons/hicolor/scalable/apps/{ID}.svg": ICON,
    f"Resources/Notes/icons/hicolor/symbolic/apps/{ID}-symbolic.svg": ICON,
    "LICENSE": "MIT License\n\nCopyright (c) 2026 the authors\n\nPermission is granted.\n",
    ".build/checkouts/swift-words/LICENSE.txt": "Copyright 2020 the authors of Words\n\nAll rights.\n",
}
# The files of an installation, without those of the script that installs the archive.
INSTALLED = {
    "bin/notes",
    f"share/applications/{ID}.desktop",
    "share/bash-completion/completions/notes",
    f"share/dbus-1/services/{ID}.service",
    "share/doc/notes/copyright",
    "share/fish/vendor_completions.d/notes.fish",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    "share/man/man1/notes.1",
    f"share/metainfo/{ID}.metainfo.xml",
    "share/notes/words.txt",
    "share/zsh/site-functions/_notes",
}
SCRIPTS = {"share/notes/installed-files", "share/notes/uninstall"}


def files(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def create_project(folder, program):
    """Writes the package of the app, with the built program."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / ".build/release").mkdir()
    shutil.copy(program, folder / ".build/release/notes")


def compile_program(path, *arguments):
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "gtk4"], text=True).split()
    compiler = shutil.which("cc") or "clang"
    source = ROOT / "Tests/Scripts/packaged_app.c"
    hardening = ["-O2", "-fPIE", "-pie", "-Wl,-z,relro,-z,now"]
    subprocess.run([compiler, *hardening, source, "-o", path, *arguments, *flags], check=True)


class PackagesTestCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="packages-")
        cls.addClassCleanup(folder.cleanup)
        cls.program = Path(folder.name) / "notes"
        compile_program(cls.program)

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="packages ")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.project = self.folder / "project"
        create_project(self.project, self.program)
        self.output = self.folder / "output"

    def package(self, *arguments, status=0, **options):
        result = subprocess.run(
            [ROOT / "Scripts/package-app", *arguments, "--output", self.output],
            cwd=self.project,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            **options,
        )
        self.assertEqual(result.returncode, status, result.stderr)
        self.assertNotIn("Traceback", result.stderr)
        return result.stderr if status else result.stdout.splitlines()


    def check_with_lintian(self, package):
        if not shutil.which("lintian"):
            self.skipTest("lintian is not installed.")
        command = ["lintian", "--allow-root", "--pedantic", "--no-cfg", package]
        result = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual((result.stdout, result.returncode), ("", 0), result.stderr)


class PackagesTests(PackagesTestCase):
    def test_lintian_reports_nothing(self):
        [path] = self.package("deb", "notes")
        self.check_with_lintian(path)

    def deb_files(self, path):
        """Returns the contents of the files in a Debian package, after a check of their owners."""
        self.addCleanup(Path.unlink, self.folder / "data.tar", missing_ok=True)
        with (self.folder / "data.tar").open("wb") as data:
            subprocess.run(["dpkg-deb", "--fsys-tarfile", path], stdout=data, check=True)
        with tarfile.open(self.folder / "data.tar") as tar:
            members = tar.getmembers()
            self.assertEqual({(member.uname, member.gname) for member in members}, {("root", "root")})
            names = [member for member in members if member.isfile()]
            return {member.name.removeprefix("./"): tar.extractfile(member).read() for member in names}

    def test_packages_of_the_same_program_are_identical(self):
        def checksums():
            paths = self.package("deb", "archive", "flatpak", "notes")
            sums = {Path(path).name: hashlib.sha256(Path(path).read_bytes()).hexdigest() for path in paths}
            shutil.rmtree(self.output)
            return sums

        first = checksums()
        self.assertEqual(len(first), 3)
        # The second packages are created in another folder, with other times, modes and settings.
        self.project.rename(self.folder / "elsewhere")
        self.project = self.folder / "elsewhere"
        for path in self.project.rglob("*"):
            os.utime(path, (1, 1))
            path.chmod(0o700)
        self.addCleanup(os.umask, os.umask(0o077))
        variables = {"TZ": "Asia/Tokyo", "LC_ALL": "C", "SOURCE_DATE_EPOCH": "7"}
        with unittest.mock.patch.dict(os.environ, variables):
            self.assertEqual(checksums(), first)

    def test_debian_package_contains_the_files_and_requires_the_libraries(self):
        [path] = self.package("deb", "notes")
        self.assertRegex(Path(path).name, r"^notes_1\.2\.0_\w+\.deb$")
        contents = self.deb_files(path)
        expected = {f"usr/{name}" for name in INSTALLED} | {"usr/share/doc/notes/changelog.gz"}
        expected = {name.replace("zsh/site-functions", "zsh/vendor-completions") for name in expected}
        expected = {f"{name}.gz" if "/man/" in name else name for name in expected}
        self.assertEqual(set(contents), expected)
        service = contents[f"usr/share/dbus-1/services/{ID}.service"].decode()
        self.assertIn("\nExec=/usr/bin/notes\n", service)
        fields = subprocess.check_output(["dpkg-deb", "--field", path], text=True)
        self.assertRegex(fields, r"\nDepends: .*libgtk-4-1 \(>= 4\.")
        self.assertIn("\nMaintainer: The authors <authors@notes.test>\n", fields)
        description = "\nDescription: write notes\n Notes shows notes.\n .\n  - Open a note with a link"
        self.assertIn(description, fields)
        copyright = contents["usr/share/doc/notes/copyright"].decode()
        self.assertIn("License: MIT and swift-words-license\n", copyright)
        self.assertIn("2020 the authors of Words", copyright)

    def test_suffix_of_the_version_precedes_the_release(self):
        [path] = self.package("deb", "notes", "--version-suffix", "~rc1")
        [release] = self.package("deb", "notes")
        versions = [
            subprocess.check_output(["dpkg-deb", "--field", deb, "Version"], text=True).strip()
            for deb in (path, release)
        ]
        self.assertEqual(versions, ["1.2.0~rc1", "1.2.0"])
        subprocess.run(["dpkg", "--compare-versions", versions[0], "lt", versions[1]], check=True)

    def test_pre_releases_precede_the_release(self):
        path = self.project / f"Resources/Notes/{ID}.metainfo.xml"
        for version, expected in (
            ("1.2.0-beta1", "1.2.0~beta1"),
            ("1.2.0beta1", "1.2.0~beta1"),
            ("1.2.0~beta1", "1.2.0~beta1"),
            ("1.2.0-rc.1", "1.2.0~rc.1"),
            ("1.2.0a", "1.2.0a"),
        ):
            with self.subTest(version):
                path.write_text(METAINFO.replace('version="1.2.0"', f'version="{version}"'))
                program = self.project / ".build/release/notes"
                compile_program(program, f'-DVERSION="{version}"')
                [deb] = self.package("deb", "notes")
                found = subprocess.check_output(["dpkg-deb", "--field", deb, "Version"], text=True).strip()
                self.assertEqual(found, expected)
                self.check_with_lintian(deb)

    def test_translations_in_the_metainfo_are_ignored(self):
        path = self.project / f"Resources/Notes/{ID}.metainfo.xml"
        text = METAINFO.replace("<name>", '<name xml:lang="de">Notizen</name><name>')
        text = text.replace("</p>", '</p><p xml:lang="de">Notizen.</p>')
        text = text.replace("</li>", '</li><li xml:lang="de">Notiz</li>')
        text = text.replace("<summary>", '<summary xml:lang="de">Notizen</summary><summary>')
        path.write_text(text)
        [deb] = self.package("deb", "notes")
        contents = self.deb_files(deb)
        fields = subprocess.check_output(["dpkg-deb", "--field", deb], text=True)
        texts = [gzip.decompress(contents[name]) for name in contents if name.endswith(".gz")]
        self.assertEqual(len(texts), 2)
        self.assertNotIn("Noti", fields)
        for text in texts:
            self.assertNotIn(b"Noti", text)

    def test_flatpak_manifest_refers_to_the_archive(self):
        archive, manifest = self.package("flatpak", "notes")
        content = json.loads(Path(manifest).read_text())
        self.assertEqual((content["id"], content["command"]), (ID, "notes"))
        [source] = content["modules"][0]["sources"]
        self.assertEqual(self.output / source["path"], Path(archive))
        self.assertEqual(source["sha256"], hashlib.sha256(Path(archive).read_bytes()).hexdigest())

    def test_flatpak_builder_reads_the_manifest(self):
        if not shutil.which("flatpak-builder"):
            self.skipTest("flatpak-builder is not installed.")
        _, manifest = self.package("flatpak", "notes")
        result = subprocess.run(
            ["flatpak-builder", "--show-manifest", Path(manifest).name],
            cwd=self.output,
            env=os.environ | {"HOME": str(self.folder)},
            capture_output=True,
            text=True,
        )
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "")
        read, written = json.loads(result.stdout), json.loads(Path(manifest).read_text())
        for key in ("command", "runtime", "runtime-version", "sdk", "finish-args"):
            self.assertEqual(read[key], written[key])
        self.assertEqual(read["modules"][0]["build-commands"], ["./install /app"])

    def test_manual_page_and_completions_describe_the_options(self):
        folder = self.extract()
        page = (folder / "share/man/man1/notes.1").read_text()
        self.assertIn(".SH NAME\nnotes \\- write notes\n", page)
        option = "\\fB\\-\\-text\\-size\\fR \\fIpoints\\fR\n"
        self.assertIn(f"{option}The size of the text. The default is 12.", page)
        self.assertIn("\\fB\\-h\\fR, \\fB\\-\\-help\\fR", page)
        self.assertNotIn("secret", page)
        completions = (folder / "share/bash-completion/completions/notes").read_text()
        self.assertEqual(completions, "# bash: notes\ncomplete -W '--text-size --help' notes\n")

    def test_page_in_the_resources_replaces_the_generated_manual_page(self):
        (self.project / "Resources/Notes/notes.1").write_text(".TH NOTES 1\n")
        self.assertEqual((self.extract() / "share/man/man1/notes.1").read_text(), ".TH NOTES 1\n")

    def test_synopsis_starts_with_a_small_letter_unless_the_first_word_is_a_name(self):
        path = self.project / f"Resources/Notes/{ID}.metainfo.xml"
        for summary, expected in (
            ("CSV editor", "CSV editor"),
            ("C++ editor.", "C++ editor"),
            ("A list of notes", "a list of notes"),
            ("GTK4 notes", "GTK4 notes"),
        ):
            with self.subTest(summary):
                path.write_text(METAINFO.replace("<summary>Write notes", f"<summary>{summary}"))
                [deb] = self.package("deb", "notes")
                fields = subprocess.check_output(["dpkg-deb", "--field", deb, "Description"], text=True)
                self.assertEqual(fields.splitlines()[0], expected)
                page = gzip.decompress(self.deb_files(deb)["usr/share/man/man1/notes.1.gz"]).decode()
                self.assertIn(f"\nnotes \\- {expected}\n", page)

    def test_lists_of_packages_can_have_several_lines_and_empty_paragraphs_are_omitted(self):
        settings = self.project / "Resources/Notes/package.ini"
        keys = "recommends = libcurl4,\n  librsvg2-common\ndepends = fonts-dejavu-core\n"
        settings.write_text(SETTINGS.replace("[files]", f"{keys}\n[files]"))
        path = self.project / f"Resources/Notes/{ID}.metainfo.xml"
        path.write_text(METAINFO.replace("<p>", "<p/><p>").replace("<ul>", "<ul><li/>"))
        [deb] = self.package("deb", "notes")
        fields = subprocess.check_output(["dpkg-deb", "--field", deb], text=True)
        self.assertRegex(fields, r"\nDepends: .*, fonts-dejavu-core\n")
        self.assertIn("\nRecommends: libcurl4, librsvg2-common\n", fields)
        self.assertIn("write notes\n Notes shows notes.\n .\n  - Open a note with a link", fields)
        self.check_with_lintian(deb)

    def test_texts_are_read_and_written_as_utf_8_in_each_locale(self):
        path = self.project / f"Resources/Notes/{ID}.metainfo.xml"
        path.write_text(METAINFO.replace("shows notes", "shows “notes”"), encoding="utf-8")
        page = ".TH NOTES 1\nDéjà vu\n"
        (self.project / "Resources/Notes/notes.1").write_text(page, encoding="utf-8")
        variables = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        deb, _, _ = self.package("deb", "archive", "flatpak", "notes", env=os.environ | variables)
        contents = self.deb_files(deb)
        self.assertEqual(gzip.decompress(contents["usr/share/man/man1/notes.1.gz"]).decode(), page)

    def test_long_names_of_files_are_packaged(self):
        path = "/".join(["share/notes", *["a folder with a long name"] * 6, "é" * 60])
        settings = self.project / "Resources/Notes/package.ini"
        settings.write_text(SETTINGS.replace("share/notes/words.txt", path), encoding="utf-8")
        self.assertTrue((self.extract() / path).is_file())

    # -- The archive

    def extract(self):
        [path] = self.package("archive", "notes")
        extracted = self.folder / "extracted"
        extracted.mkdir()
        subprocess.run(["tar", "-xJf", path, "-C", extracted], check=True)
        [folder] = extracted.iterdir()
        return folder

    def run_script(self, *words, status=0, **variables):
        result = subprocess.run(
            words, env=os.environ | variables, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
        self.assertEqual(result.returncode, status, result.stderr)
        return result.stderr

    def test_archive_contains_the_files_and_the_scripts(self):
        folder = self.extract()
        self.assertEqual(files(folder), INSTALLED | {"install", "uninstall"})
        version = subprocess.check_output([folder / "bin/notes", "--version"], text=True)
        self.assertEqual(version, "1.2.0\n")

    def test_archive_is_installed_and_removed_without_a_trace(self):
        folder = self.extract()
        prefix = self.folder / "the prefix"
        (prefix / "share").mkdir(parents=True)
        self.run_script(folder / "install", prefix)
        cache = {"share/applications/mimeinfo.cache"}
        self.assertEqual(files(prefix) - cache, INSTALLED | SCRIPTS)
        service = (prefix / f"share/dbus-1/services/{ID}.service").read_text()
        self.assertIn(f'\nExec="{prefix}/bin/notes"\n', service)
        shutil.rmtree(folder)
        self.run_script(prefix / "share/notes/uninstall")
        self.assertEqual([str(path.relative_to(prefix)) for path in prefix.rglob("*")], ["share"])

    def test_archive_is_installed_in_the_folder_of_flatpak(self):
        folder = self.extract()
        image = self.folder / "image"
        self.run_script(folder / "install", "/app", DESTDIR=str(image))
        self.assertEqual(files(image / "app"), INSTALLED)
        entry = (image / f"app/share/applications/{ID}.desktop").read_text()
        self.assertIn("\nExec=notes %u\n", entry)
        service = (image / f"app/share/dbus-1/services/{ID}.service").read_text()
        self.assertIn("\nExec=/app/bin/notes\n", service)

    def test_files_and_folders_of_others_are_not_removed(self):
        folder = self.extract()
        prefix = self.folder / "prefix"
        self.run_script(folder / "install", prefix)
        (prefix / "share/man/man1/other.1").write_text("")
        self.run_script(folder / "uninstall", prefix)
        self.assertEqual(files(prefix), {"share/man/man1/other.1"})
        message = self.run_script(folder / "uninstall", prefix, status=1)
        self.assertIn("notes is not installed", message)

    def test_newer_version_removes_the_files_that_it_no_longer_contains(self):
        folder = self.extract()
        prefix = self.folder / "prefix"
        self.run_script(folder / "install", prefix)
        (folder / "share/notes/words.txt").rename(folder / "share/notes/new words.txt")
        self.run_script(folder / "install", prefix)
        found = {path for path in files(prefix) if "words" in path}
        self.assertEqual(found, {"share/notes/new words.txt"})
        self.run_script(folder / "uninstall", prefix)
        self.assertFalse(prefix.exists())

    def test_install_script_replaces_exactly_the_name_of_the_program(self):
        path = self.project / f"Resources/Notes/{ID}.desktop"
        lines = "TryExec=notes\nX-Other=notes\n"
        actions = "\n[Desktop Action a]\nName=A\nExec=notes\n\n[Desktop Action b]\nName=B\nExec=notes-helper\n"
        path.write_text(ENTRY.replace("Exec=notes %u\n", f"Exec=notes %u\n{lines}") + actions)
        prefix = self.folder / "a \\ & prefix"
        self.run_script(self.extract() / "install", prefix)
        text = (prefix / f"share/applications/{ID}.desktop").read_text()
        program = f"{prefix}/bin/notes".replace("\\", "\\\\")
        quoted = program.replace("\\", "\\\\")
        exec_line = f'Exec="{quoted}"'
        expected = [f"{exec_line} %u", f"TryExec={program}", "X-Other=notes", exec_line, "Exec=notes-helper"]
        for line in expected:
            self.assertIn(f"\n{line}\n", text)

    def test_failed_installation_is_removed(self):
        folder = self.extract()
        prefix = self.folder / "prefix"
        (prefix / "share").mkdir(parents=True)
        # A file at the path of a folder, and a folder at the path of the last file.
        for path, is_folder in (("share/man", False), ("share/zsh/site-functions/_notes/folder", True)):
            with self.subTest(path):
                obstacle = prefix / path
                obstacle.mkdir(parents=True) if is_folder else obstacle.write_text("")
                self.run_script(folder / "install", prefix, status=2 if is_folder else 1)
                found = files(prefix)
                self.assertIn("bin/notes", found)
                self.assertEqual([name for name in found if name.endswith(".new")], [])
                if is_folder:
                    # A removal that fails can be repeated.
                    self.run_script(folder / "uninstall", prefix, status=1)
                    shutil.rmtree(obstacle.parent)
                self.run_script(folder / "uninstall", prefix)
                self.assertEqual(files(prefix), set() if is_folder else {path})
                self.assertFalse((prefix / "bin").exists())
                shutil.rmtree(prefix / "share")
                (prefix / "share").mkdir()

    def test_failed_copy_leaves_no_unfinished_file(self):
        folder = self.extract()
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "mv").write_text('#!/bin/sh\ncase "$3" in *words.txt) exit 1 ;; esac\nexec /bin/mv "$@"\n')
        (tools / "mv").chmod(0o755)
        prefix = self.folder / "prefix"
        self.run_script(folder / "install", prefix, status=1, PATH=f"{tools}:{os.environ['PATH']}")
        found = files(prefix)
        self.assertIn("bin/notes", found)
        self.assertNotIn("share/notes/words.txt", found)
        self.assertEqual([name for name in found if name.endswith(".new")], [])
        self.run_script(folder / "uninstall", prefix)
        self.assertFalse(prefix.exists())

    def test_failed_upgrade_is_removed_with_the_earlier_files(self):
        folder = self.extract()
        prefix = self.folder / "prefix"
        self.run_script(folder / "install", prefix)
        (folder / "share/notes/words.txt").rename(folder / "share/notes/new words.txt")
        (prefix / "share/man/man1/notes.1").unlink()
        (prefix / "share/man/man1/notes.1").mkdir()
        message = self.run_script(folder / "install", prefix, status=2)
        self.assertIn("Expected no folder at the path of the file", message)
        (prefix / "share/man/man1/notes.1").rmdir()
        self.assertIn("share/notes/words.txt", files(prefix))
        self.run_script(folder / "uninstall", prefix)
        self.assertFalse(prefix.exists())

    def test_scripts_require_no_home_folder_with_a_prefix(self):
        folder = self.extract()
        prefix = self.folder / "prefix"
        for name in ("install", "uninstall"):
            subprocess.run(["env", "-u", "HOME", folder / name, prefix], check=True)
        self.assertFalse(prefix.exists())

    def test_spaces_around_names_and_other_files_in_the_prefix_are_preserved(self):
        folder = self.extract()
        (folder / "share/notes/words.txt").rename(folder / "share/notes/ words \\n")
        prefix = self.folder / "prefix "
        self.run_script(folder / "install", prefix)
        self.assertTrue((prefix / "share/notes/ words \\n").is_file())
        (prefix / "other").write_text("")
        self.run_script(prefix / "share/notes/uninstall")
        self.assertEqual(files(prefix), {"other"})

    def test_install_script_reports_invalid_prefixes(self):
        folder = self.extract()
        (self.folder / "file").write_text("")
        for prefix, expected in (
            ("relative", "The prefix 'relative' is not an absolute path."),
            (self.folder / "file/prefix", "can't be written."),
        ):
            with self.subTest(prefix):
                self.assertIn(expected, self.run_script(folder / "install", prefix, status=2))


class CopyrightTests(PackagesTestCase):
    """The copyright file, with the licenses of the app and of the libraries."""

    checkouts = ".build/checkouts"

    def write(self, path, text):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)

    def copyright(self, format="deb", *arguments):
        [path] = self.package(format, "notes", *arguments)
        name = self.folder / "packages"
        shutil.rmtree(name, ignore_errors=True)
        name.mkdir()
        extract = ["dpkg-deb", "-x", path, name] if format == "deb" else ["tar", "-xJf", path, "-C", name]
        subprocess.run(extract, check=True)
        [file] = name.rglob("copyright")
        return file.read_text()

    def test_app_with_the_gpl_belongs_to_its_developer_and_refers_to_the_text(self):
        metainfo = self.project / f"Resources/Notes/{ID}.metainfo.xml"
        text = metainfo.read_text()
        for license, name in (
            ("GPL-3.0-or-later", "GPL-3"),
            ("GPL-2.0-only", "GPL-2"),
            ("LGPL-2.1-or-later", "LGPL-2.1"),
            ("LGPL-3.0-or-later", "LGPL-3"),
            ("MPL-2.0", "MPL-2.0"),
            ("CC0-1.0", "CC0-1.0"),
            ("Apache-2.0", "Apache-2.0"),
        ):
            with self.subTest(license):
                metainfo.write_text(text.replace(">MIT<", f">{license}<"))
                shutil.copy(f"/usr/share/common-licenses/{name}", self.project / "LICENSE")
                found = self.copyright()
                self.assertIn("\nCopyright: 2026 The authors\n           2020 the authors of Words\n", found)
                self.assertNotIn("Free Software Foundation", found)
                self.assertIn(f"/usr/share/common-licenses/{name}.\n", found)
                [package] = self.output.glob("*.deb")
                self.check_with_lintian(package)

    def test_archive_contains_the_text_of_a_common_license(self):
        shutil.copy("/usr/share/common-licenses/GPL-3", self.project / "LICENSE")
        self.assertIn(" TERMS AND CONDITIONS\n", self.copyright("archive"))

    def test_key_copyright_replaces_the_developer(self):
        settings = self.project / "Resources/Notes/package.ini"
        lines = "copyright = 2019-2026 Jane Doe\n  2020 John Doe\n"
        settings.write_text(SETTINGS.replace("[files]", f"{lines}\n[files]"))
        self.assertIn("\nCopyright: 2019-2026 Jane Doe\n           2020 John Doe\n", self.copyright())

    def test_files_with_other_names_and_encodings_are_found(self):
        self.write(f"{self.checkouts}/a/LICENCE", "Copyright 2001 A\n")
        self.write(f"{self.checkouts}/b/LICENSE-MIT", "Copyright 2002 B\n")
        self.write(f"{self.checkouts}/b/LICENSE-BSD", "Copyright 2003 B\n")
        self.write(f"{self.checkouts}/c/COPYING.txt", "Copyright 2004 Jos\u00e9\n".encode("latin-1"))
        self.write(f"{self.checkouts}/c/NOTICE.md", "Parts are from D.\n")
        text = self.copyright()
        for holder in ("2001 A", "2002 B", "2003 B", "2004 Jos\ufffd"):
            self.assertIn(f" {holder}\n", text)
        self.assertIn("\n b (b-license, b-license-2)\n", text)
        self.assertIn("\n The notice of c:\n .\n Parts are from D.\n", text)
        [package] = self.output.glob("*.deb")
        self.check_with_lintian(package)

    def test_library_without_a_license_is_an_error(self):
        self.write(f"{self.checkouts}/a/README.md", "A\n")
        self.assertIn("a: expected a file LICENSE or COPYING", self.package("deb", "notes", status=1))

    def test_libraries_at_paths_are_found(self):
        library = self.folder / "library"
        self.write(library / "LICENSE", "Copyright 2005 E\n")
        self.write(library / "Package.swift", "")
        self.write("Packages/inside/Package.swift", "")
        dependencies = [
            {"packageRef": {"location": str(path)}, "state": {"name": "fileSystem", "path": str(path)}}
            for path in (library, self.project / "Packages/inside")
        ]
        state = {"object": {"dependencies": dependencies}, "version": 7}
        self.write(".build/workspace-state.json", json.dumps(state))
        text = self.copyright()
        self.assertIn("2005 E\n", text)
        self.assertIn("2020 the authors of Words\n", text)
        self.assertNotIn("inside", text)
        text = self.copyright("deb", "--libraries", library, "--libraries", self.checkouts)
        self.assertIn("2005 E\n", text)
        self.assertIn("2020 the authors of Words\n", text)
        message = self.package("deb", "notes", "--libraries", "nothing", status=1)
        self.assertIn("nothing: expected a folder of libraries", message)

    def test_parts_of_swift_are_listed(self):
        self.assertNotIn("swift-runtime", self.copyright())
        compile_program(self.project / ".build/release/notes", "-DSWIFT")
        text = self.copyright()
        self.assertIn("\n swift-runtime (swift-runtime-license)\n", text)
        self.assertIn("Runtime Library Exception", text)
        self.assertIn("\n icu (icu-license)\n", text)
        self.assertIn("Unicode, Inc.", text)
        [package] = self.output.glob("*.deb")
        self.check_with_lintian(package)


class BundleTests(PackagesTestCase):
    """A program that reads a resource bundle of SwiftPM with `Bundle.module`."""

    def setUp(self):
        super().setUp()
        self.release = self.project / ".build/release"
        self.compile("Notes_Notes.resources")

    def compile(self, bundle):
        compile_program(self.release / "notes", f'-DBUNDLE="{bundle}"')

    def write(self, path):
        file = self.release / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("hello\n")

    def packaged(self, path):
        """Returns the path of each file in an archive, with the targets of symbolic links."""
        with tarfile.open(path) as tar:
            members = [member for member in tar.getmembers() if not member.isdir()]
            return {member.name.split("/", 1)[1]: member.linkname for member in members}

    def test_bundles_are_packaged_beside_the_program(self):
        self.write("Notes_Notes.resources/words.txt")
        self.write("Notes_Notes.resources/de.lproj/Localizable.strings")
        self.write("Other_Other.resources/not-read-by-the-program.txt")
        deb, archive = self.package("deb", "archive", "notes")
        found = self.packaged(archive)
        self.assertEqual(found["bin/notes"], "../lib/notes/notes")
        bundle = "lib/notes/Notes_Notes.resources"
        self.assertEqual(
            {path for path in found if path.startswith("lib/")},
            {"lib/notes/notes", f"{bundle}/words.txt", f"{bundle}/de.lproj/Localizable.strings"},
        )
        self.check_with_lintian(deb)
        for command in (["dpkg-deb", "-x", deb, self.folder], ["tar", "-xJf", archive, "-C", self.folder]):
            subprocess.run(command, check=True)
        [folder] = self.folder.glob("notes-*")
        prefix = self.folder / "the prefix"
        for _ in range(2):
            subprocess.run([folder / "install", prefix], check=True)
        for program in (self.folder / "usr/bin/notes", folder / "bin/notes", prefix / "bin/notes"):
            self.assertEqual(subprocess.check_output([program, "--words"], text=True), "hello\n")
        subprocess.run([prefix / "share/notes/uninstall"], check=True)
        self.assertFalse(prefix.exists())

    def test_bundles_with_only_a_privacy_manifest_are_not_packaged(self):
        self.write("Notes_Notes.resources/PrivacyInfo.xcprivacy")
        [archive] = self.package("archive", "notes")
        self.assertEqual(self.packaged(archive)["bin/notes"], "")
        self.compile("GRDB_GRDB.resources")
        self.package("archive", "notes")

    def test_missing_bundle_is_an_error(self):
        message = self.package("deb", "notes", status=1)
        self.assertIn("expected the folder Notes_Notes.resources beside the program", message)


class CheckPackageTests(PackagesTestCase):
    """Errors that Scripts/check-package reports before the root folder is created."""

    def check(self, *arguments, script=ROOT / "Scripts/check-package", **variables):
        result = subprocess.run(
            [script, "trixie", "notes", "--roots", self.folder / "roots", *arguments],
            cwd=self.project,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertFalse((self.folder / "roots/package-trixie").exists())
        self.assertNotIn("Traceback", result.stderr)
        return result.stderr

    def test_missing_keys_and_tools_are_reported(self):
        settings = self.project / "Resources/Notes/package.ini"
        settings.write_text(SETTINGS.replace("button = Save\n", ""))
        message = self.check(PATH=str(self.folder))
        self.assertIn("package.ini: expected the keys button in [check]", message)
        self.assertRegex(message, "expected the tools mmdebstrap, .*apt install .*lintian .*mmdebstrap")

    def require_root(self):
        if os.geteuid():
            self.skipTest("The check requires root.")

    def test_problem_of_the_package_is_reported_before_the_system_is_created(self):
        self.require_root()
        (self.project / ".build/release/notes").unlink()
        self.assertIn("expected a program. Build the program", self.check())

    def test_systems_are_outside_of_the_checkouts_of_swiftpm(self):
        loader = importlib.machinery.SourceFileLoader("check_package", str(ROOT / "Scripts/check-package"))
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_package", loader))
        loader.exec_module(module)
        for library, expected in (
            ("/notes/.build/checkouts/composable-gtk", "/var/cache/composable-gtk"),
            ("/composable-gtk", "/composable-gtk/.build-roots"),
        ):
            module.LIBRARY = Path(library)
            self.assertEqual(module.default_roots(), Path(expected))

    def test_second_check_of_a_suite_is_reported(self):
        self.require_root()
        (self.folder / "roots").mkdir()
        with (self.folder / "roots/package-trixie.lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            self.assertIn("another run of check-package uses", self.check())


class InvalidInputTests(PackagesTestCase):
    def test_missing_and_wrong_files_are_named(self):
        folder = self.project / "Resources/Notes"
        metainfo = f"{ID}.metainfo.xml"
        cases = [
            (f"{ID}.desktop", None, None, "Resources: expected a desktop entry with Exec=notes"),
            (f"{ID}.desktop", "Comment=Write notes\n", "", "expected the key Comment"),
            (f"{ID}.desktop", f"Icon={ID}", "Icon=notes", f"expected Icon={ID}"),
            (f"{ID}.desktop", "[Desktop Entry]", "[Other]", "expected a desktop entry"),
            (metainfo, None, None, f"{metainfo}: expected the metainfo of the app"),
            (metainfo, "</component>", "", "expected an XML file"),
            (metainfo, f"<id>{ID}</id>", "<id>notes</id>", f"expected <id>{ID}</id>"),
            (metainfo, "<summary>Write notes</summary>", "", "expected an element <summary>"),
            (metainfo, "x-scheme-handler/notes", "text/plain", "expected <mediatype>x-scheme-handler/notes"),
            (metainfo, 'version="1.2.0"', 'version="new"', "expected a version such as 1.2.0"),
            (metainfo, "2026-11-20", "20 November", "expected a date such as 2026-01-31"),
            (metainfo, 'version="1.2.0"', 'version="1.3.0"', "expected the version 1.3.0"),
            ("package.ini", None, None, "package.ini: expected a file with a section [package]"),
            ("package.ini", " <authors@notes.test>", "", "expected 'maintainer = NAME <ADDRESS>'"),
            ("package.ini", "words.txt = words.txt", "a/b = nothing", "there is no file"),
            ("package.ini", "= words.txt", "= no.txt", "no.txt, which [files] installs as share/notes"),
            ("package.ini", "share/notes/words.txt", "/etc/words", "expected a path such as share/APP/FILE"),
            ("package.ini", "[check]", "[test]", "there is no section [test]"),
            ("package.ini", "maintainer", "Maintainer", "[package] has no key 'Maintainer'"),
            (f"icons/hicolor/symbolic/apps/{ID}-symbolic.svg", None, None, "expected an icon of the app"),
        ]
        for name, old, new, expected in cases:
            with self.subTest(expected):
                path = folder / name
                text = path.read_text()
                if old is None:
                    path.unlink()
                else:
                    self.assertIn(old, text)
                    path.write_text(text.replace(old, new))
                message = self.package("deb", "notes", status=1)
                self.assertIn(expected, message)
                self.assertFalse(self.output.exists())
                path.write_text(text)

    def test_all_problems_are_reported_at_once(self):
        folder = self.project / "Resources/Notes"
        (folder / "package.ini").unlink()
        (folder / f"{ID}.metainfo.xml").unlink()
        message = self.package("deb", "notes", status=1)
        self.assertEqual(len(message.splitlines()), 2, message)

    def test_invalid_suffixes_of_the_version_are_reported(self):
        for suffix in ("-1", "rc1", "~rc_1", "/../x", "~"):
            message = self.package("deb", "notes", f"--version-suffix={suffix}", status=1)
            self.assertIn("--version-suffix: expected a suffix such as ~rc1", message)

    def test_program_without_completions_is_reported(self):
        compile_program(self.project / ".build/release/notes", "-DNO_COMPLETIONS")
        message = self.package("deb", "notes", status=1)
        self.assertIn("expected a script from --generate-completion-script bash, got the status 64", message)

    def test_entries_of_apps_without_settings_are_not_offered(self):
        other = self.project / "Resources/Other/org.example.Other.desktop"
        other.parent.mkdir()
        other.write_text(ENTRY.replace("notes", "other"))
        message = self.package("deb", "nothing", status=1)
        self.assertTrue(message.rstrip().endswith("There are entries of: notes."), message)

    def test_missing_license_is_reported(self):
        # A license above the folder with Package.swift is the license of another project.
        (self.project / "Package.swift").write_text("")
        (self.project / "LICENSE").rename(self.folder / "LICENSE")
        self.assertIn("expected a file LICENSE", self.package("deb", "notes", status=1))

    def test_invalid_programs_are_reported(self):
        program = self.project / ".build/release/notes"
        program.write_text("#!/bin/sh\n")
        self.assertIn("expected an ELF program", self.package("deb", "notes", status=1))
        program.unlink()
        self.assertIn("expected a program. Build the program", self.package("deb", "notes", status=1))
        message = self.package("deb", "notes", "--resources", "Nothing", status=1)
        self.assertIn("Nothing: expected a folder with the resources of 'notes'", message)

    def test_program_that_requires_the_libraries_of_swift_is_reported(self):
        library = self.folder / "libswiftCore.so"
        compiler = shutil.which("cc") or "clang"
        empty = self.folder / "empty.c"
        empty.write_text("")
        command = [compiler, "-shared", "-Wl,-soname,libswiftCore.so", "-o", library, empty]
        subprocess.run(command, check=True)
        program = self.project / ".build/release/notes"
        compile_program(program, "-Wl,--no-as-needed", library, f"-Wl,-rpath,{self.folder}")
        message = self.package("deb", "notes", status=1)
        self.assertRegex(message, re.escape("requires libswiftCore.so") + ".*Scripts/release-app")


if __name__ == "__main__":
    unittest.main()
