"""Compiles the programs of the steps against the modules and the objects of the debug build."""

import os
import re
import subprocess
from functools import cache
from pathlib import Path

from manifest import ROOT, targets
from modules import BUILD, import_options, manifest_modules

from tutorials.steps import Failure

OPTIONS = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors"]
# The objects of the program contain the library with the modules that an app can import.
PRODUCT = BUILD / "standups.product/Objects.LinkFileList"
# The program of the tests. The package manager generates a similar program.
RUNNER = """\
import Testing

@main
struct Runner {
  @_silgen_name("$ss13_runAsyncMainyyyyYaKcF")
  private static func runAsyncMain(_ main: @Sendable @escaping () async throws -> Void)

  static func main() {
    runAsyncMain { await Testing.__swiftPMEntryPoint() as Never }
  }
}
"""


def swiftc(name, *arguments):
    """Compiles or links a module. An error, or a warning, is a failure."""
    command = ["swiftc", "-module-name", name, "-diagnostic-style", "llvm", *map(str, arguments)]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise Failure(f"{name} does not compile:\n{run.stdout}{run.stderr}".strip())


@cache
def options():
    """The options of each compilation."""
    plugin = f"{BUILD}/ComposableArchitectureMacros-tool#ComposableArchitectureMacros"
    cache_path = ["-module-cache-path", f"{BUILD}/ModuleCache"]
    return [*OPTIONS, *cache_path, "-load-plugin-executable", plugin, *import_options()]


@cache
def libraries():
    """The options that link the libraries of the system."""
    command = ["pkg-config", "--libs", "gtk4", "sqlite3"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def link_library(folder):
    """Links the objects of the library to a shared library, with which each program is linked in a
    fraction of a second, and returns the path of the shared library."""
    apps = {f"{name}.build" for name, path, _, _ in targets() if ROOT / "Sources/Apps" in path.parents}
    objects = PRODUCT.read_text(encoding="utf-8").splitlines()
    listed = folder / "Objects.LinkFileList"
    listed.write_text("\n".join(path for path in objects if apps.isdisjoint(path.split("/"))))
    library = folder / "libComposableGtk.so"
    swiftc("Library", "-emit-library", "-o", library, f"@{listed}", *libraries(), "-lm")
    return library


class Program:
    """The program and the tests of a step, which are compiled in a folder. If the previous step has the
    same sources, its program is used."""

    def __init__(self, step, folder, library, previous=None):
        self.step = step
        self.folder = folder
        self.library = library
        is_equal = previous and previous.step.sources == step.sources
        self.app = previous.app if is_equal else self
        self.binary = self.app.folder / "program"
        self.tests = folder / "tests"

    def start(self, pool):
        """Compiles the program in another thread."""
        # A thread that waits for another program does not block the pool, because the other program is
        # earlier in the queue.
        self.compilation = pool.submit(self.compile)

    def compile(self):
        """Compiles all files of the step, and links the program and its tests."""
        self.folder.mkdir()
        if self.step.path == Path("Package.swift"):
            folder = ["-I", manifest_modules(), "-package-description-version", "6.2"]
            swiftc("Package", "-typecheck", *OPTIONS, *folder, self.step.file)
        for name, files in self.step.targets("Sources").items():
            if self.app is self:
                self.compile_app(name, files)
            else:
                self.app.compilation.result()
        for name, files in self.step.targets("Tests").items():
            self.link_tests(name, files)

    def compile_app(self, name, files):
        module, app = self.folder / f"{name}.swiftmodule", self.folder / "app.o"
        output = ["-emit-module", "-emit-module-path", module, "-c", "-o", app]
        main = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "app_main"]
        swiftc(name, "-wmo", "-parse-as-library", "-enable-testing", *output, *main, *options(), *files)
        if any("@main" in file.read_text(encoding="utf-8") for file in files):
            main = ["-Xlinker", "--defsym", "-Xlinker", "main=app_main"]
            self.link("program", self.binary, app, *main)

    def link_tests(self, name, files):
        runner, objects = self.folder / "Runner.swift", self.folder / "tests.o"
        runner.write_text(RUNNER)
        # The folder precedes the modules of the debug build, which can have the same name.
        folder = ["-I", self.app.folder, "-wmo", "-parse-as-library", "-c", "-o", objects]
        swiftc(name, *folder, *options(), *files, runner)
        self.link("tests", self.tests, objects, self.app.folder / "app.o")

    def link(self, name, binary, *objects):
        path = ["-Xlinker", f"-rpath={self.library.parent}"]
        swiftc(name, "-emit-executable", "-o", binary, *objects, self.library, *path, *libraries(), "-lm")

    def run_tests(self):
        """Runs the tests, and returns the number of tests."""
        try:
            run = subprocess.run(
                [self.tests, "--testing-library", "swift-testing"],
                capture_output=True,
                text=True,
                timeout=60,
                env=os.environ | {"NO_COLOR": "1"},
            )
        except subprocess.TimeoutExpired as error:
            raise Failure("The tests have not ended after 60 seconds.") from error
        output = f"{run.stdout}{run.stderr}"
        if run.returncode:
            raise Failure(f"The tests fail:\n{output}")
        count = re.search(r"Test run with (\d+) tests?\b", output)
        if not count or count[1] == "0":
            raise Failure(f"expected at least one test:\n{output}")
        return int(count[1])
