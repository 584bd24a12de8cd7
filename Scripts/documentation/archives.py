"""Compiles symbols and pages into archives with DocC, and merges the archives into a site."""

import json
import re
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


def check_addresses(site):
    """Raises a failure if a page of the site refers to a page or a file that the site does not contain."""
    problems = set()
    for page in sorted((site / "data").rglob("*.json")):
        content = json.loads(page.read_text(encoding="utf-8"))
        # A tutorial refers to its chapter, which has an address, but no page. Only the title is shown.
        for chapter in content.get("hierarchy", {}).get("modules", []):
            content["references"].pop(chapter["reference"], None)
        for address in addresses(content):
            path = address.partition("#")[0].strip("/")
            if not path or re.match(r"[a-z][a-z0-9+.-]*:|//", address):
                continue
            if not (site / f"data/{path}.json").is_file() and not (site / path).is_file():
                problems.add(f"{page.relative_to(site)}: there is no page or file {address}")
    if problems:
        raise Failure("\n".join(sorted(problems)))


def addresses(value):
    """Yields each value of a key `url` in JSON."""
    if isinstance(value, dict):
        if isinstance(value.get("url"), str):
            yield value["url"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from addresses(each)
