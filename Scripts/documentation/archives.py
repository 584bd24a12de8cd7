"""Compiles symbols and pages into archives with DocC, and merges the archives into a site."""

import subprocess


class Failure(Exception):
    """A problem of the documentation, with the messages to print."""


def docc(*arguments):
    """Runs a command of DocC. A warning is a failure, too."""
    try:
        run = subprocess.run(
            ["docc", *map(str, arguments)], capture_output=True, text=True, encoding="utf-8"
        )
    except FileNotFoundError:
        raise Failure("The command docc is missing. It is part of the toolchain of Swift.") from None
    output = f"{run.stdout}{run.stderr}".strip()
    if run.returncode or "warning:" in output or "error:" in output:
        raise Failure(f"docc {arguments[0]} has failed:\n{output}")


def convert(name, output, *, catalog=None, graphs=None, dependencies=(), base_path=None):
    """Compiles the catalog and the symbols of a module. Links to the symbols and the pages of the archives
    of `dependencies` are resolved."""
    docc(
        "convert",
        *([catalog] if catalog else []),
        *(["--additional-symbol-graph-dir", graphs] if graphs else []),
        *["--output-dir", output, "--warnings-as-errors"],
        *["--fallback-display-name", name, "--fallback-bundle-identifier", name],
        *["--fallback-default-module-kind", "Module", "--enable-experimental-external-link-support"],
        *(part for archive in dependencies for part in ("--dependency", archive)),
        *(["--hosting-base-path", base_path] if base_path else []),
    )


def merge(archives, output):
    """Merges the archives into a site."""
    docc(
        *["merge", *archives, "--output-path", output],
        *["--synthesized-landing-page-name", "Composable GTK"],
    )
