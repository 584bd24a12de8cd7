"""The targets of the package, as `Package.swift` declares them."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def manifest():
    """The manifest of the package."""
    # Another scratch path, because a build locks its own, and would delay the checks.
    command = ["swift", "package", "--scratch-path", ROOT / ".build/manifest", "dump-package"]
    # With HEADLESS, the manifest declares fewer targets.
    environment = {name: value for name, value in os.environ.items() if name != "HEADLESS"}
    output = subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, env=environment
    ).stdout
    return json.loads(output)


def targets():
    """Each target: name, folder, kind, and the modules of its dependencies."""
    for target in manifest()["targets"]:
        modules = {next(iter(entry.values()))[0] for entry in target["dependencies"]}
        yield target["name"], ROOT / target["path"], target["type"], modules


def libraries():
    """The names of the modules that the library products of the package contain."""
    return [
        module
        for product in manifest()["products"]
        if "library" in product["type"]
        for module in product["targets"]
    ]
