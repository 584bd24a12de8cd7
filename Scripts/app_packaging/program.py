"""The program of an app: what the program requires, and what the program prints about its options."""

import json
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from app_packaging.problems import PackagingError

# The number of the processor in the header of an ELF file, with its names in Debian and in the kernel.
PROCESSORS = {62: ("amd64", "x86_64"), 183: ("arm64", "aarch64"), 243: ("riscv64", "riscv64")}
# The packages of the tools that this script runs.
PACKAGES = {"dpkg-deb": "dpkg", "dpkg-shlibdeps": "dpkg-dev", "readelf": "binutils", "strip": "binutils"}
SHELLS = ("bash", "zsh", "fish")
# The path of a resource bundle, which the code for `Bundle.module` contains, and the bundles that contain
# only the privacy manifests of Apple's systems.
BUNDLE = re.compile(rb"/([^/\0]+_[^/\0]+\.resources)\0")
PRIVACY_BUNDLE = re.compile(r"GRDB_GRDB\.resources|swift-crypto_\w+\.resources")
PRIVACY_FILES = {"Info.plist", "PrivacyInfo.xcprivacy"}
# The libraries of Swift that a program contains if the program was built for machines without Swift.
SWIFT_LIBRARY = re.compile(r"lib(swift|Foundation|_Foundation|dispatch\.|BlocksRuntime).*")


class Program:
    def __init__(self, path, app):
        self.path = path
        self.app = app
        if not path.is_file() or not os.access(path, os.X_OK):
            raise PackagingError(
                f"{path}: expected a program. Build the program first, as in: make release APP={app.command}"
            )
        with path.open("rb") as file:
            header = file.read(20)
        number = struct.unpack_from("<H", header, 18)[0] if len(header) == 20 else None
        if header[:4] != b"\x7fELF" or number not in PROCESSORS:
            names = ", ".join(names[0] for names in PROCESSORS.values())
            raise PackagingError(f"{path}: expected an ELF program for one of: {names}")
        self.architecture, self.machine = PROCESSORS[number]
        self.help = self._read_help()
        self._check_version()

    def check_libraries(self):
        """Raises an error if the program requires libraries that only the machines of developers have."""
        dynamic = run(["readelf", "--dynamic", "--wide", self.path]).stdout
        needed = re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
        if found := [library for library in needed if SWIFT_LIBRARY.fullmatch(library)]:
            more = f" and {len(found) - 1} more" if len(found) > 1 else ""
            raise PackagingError(
                f"{self.path}: the program requires {found[0]}{more}, which users don't have. Build "
                "the program with Scripts/release-app, which links the libraries of Swift statically"
            )

    def _run(self, *arguments):
        """Runs the program without a display, in an empty home folder."""
        with tempfile.TemporaryDirectory(prefix="package-app-") as home:
            return run(
                [self.path.resolve(), *arguments],
                cwd=home,
                env={"HOME": home, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "GTK_A11Y": "none"},
                timeout=30,
            )

    def _read_help(self):
        """Returns the command that swift-argument-parser describes, or None for other programs."""
        result = self._run("--experimental-dump-help")
        try:
            command = json.loads(result.stdout)["command"]
        except (ValueError, KeyError, TypeError):
            print(
                f"package-app: {self.path} does not describe its options (--experimental-dump-help), "
                "so the manual page lists no options, and the packages contain no completions.",
                file=sys.stderr,
            )
            return None
        name = command["commandName"]
        if name != self.app.command:
            raise PackagingError(
                f"{self.path}: expected a program that describes the command '{self.app.command}', "
                f"as in {self.app.entry.path}, got '{name}'"
            )
        return command

    def _check_version(self):
        if self.help is None:
            return
        version = self._run("--version").stdout.strip()
        if version != self.app.version:
            raise PackagingError(
                f"{self.path}: expected the version {self.app.version}, which the first <release> in "
                f"{self.app.metainfo.path} declares, got '{version}' from --version"
            )

    def completions(self):
        """Returns the completion script of each shell."""
        if self.help is None:
            return {}
        scripts = {}
        for shell in SHELLS:
            result = self._run("--generate-completion-script", shell)
            if result.returncode or not result.stdout.strip():
                raise PackagingError(
                    f"{self.path}: expected a script from --generate-completion-script {shell}, got the "
                    f"status {result.returncode} {result.stderr.strip()}".rstrip()
                )
            scripts[shell] = result.stdout.rstrip("\n") + "\n"
        # The script of bash is read by bash, and not run.
        return {shell: text.removeprefix("#!/bin/bash\n") for shell, text in scripts.items()}

    @property
    def contains_swift(self):
        sections = run(["readelf", "--sections", "--wide", self.path]).stdout
        return re.search(r"\sswift5_\w+\s", sections) is not None

    @property
    def contains_icu(self):
        return b"icudt" in self.path.read_bytes()

    def bundles(self):
        """Returns the folders of SwiftPM's resource bundles that the program reads with `Bundle.module`."""
        folder = self.path.resolve().parent
        names = {os.fsdecode(name) for name in BUNDLE.findall(self.path.read_bytes())}
        found, problems = [], []
        for name in sorted(names):
            bundle = folder / name
            if not bundle.is_dir():
                if not PRIVACY_BUNDLE.fullmatch(name):
                    problems.append(
                        f"{self.path}: expected the folder {name} beside the program, which reads the "
                        "folder with Bundle.module. Package the program in its build folder, or copy the "
                        "folder together with the program"
                    )
            elif {path.name for path in bundle.rglob("*")} - PRIVACY_FILES:
                found.append(bundle)
        if problems:
            raise PackagingError(*problems)
        return found

    def content(self):
        """Returns the bytes of the program, without symbols for debuggers."""
        with tempfile.TemporaryDirectory(prefix="package-app-") as folder:
            copy = Path(folder) / "program"
            copy.write_bytes(self.path.read_bytes())
            sections = run(["readelf", "--sections", "--wide", copy]).stdout
            if re.search(r"\.(symtab|debug_\w+)\s", sections):
                removed = ["--strip-unneeded", "--remove-section=.comment", "--remove-section=.note"]
                run(["strip", *removed, copy], is_checked=True)
            return copy.read_bytes()


def run(command, is_checked=False, **options):
    """Runs a command. If `is_checked` is true, a failure of the command is an error."""
    try:
        result = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", **options
        )
    except FileNotFoundError as error:
        package = PACKAGES.get(str(error.filename))
        hint = f". On Debian, run: apt install {package}" if package else ""
        raise PackagingError(f"expected the tool {error.filename}{hint}") from error
    except subprocess.TimeoutExpired as error:
        raise PackagingError(f"{command[0]}: {command[1]} did not exit in {error.timeout} s") from error
    if is_checked and result.returncode:
        words = " ".join(map(str, command))
        raise PackagingError(f"{words} failed: {result.stderr.strip()}")
    return result
