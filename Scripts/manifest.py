"""The targets of the package, as `Package.swift` declares them."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def targets():
    """Each target: name, folder, kind, and the modules of its dependencies."""
    command = ["swift", "package", "dump-package"]
    # With HEADLESS, the manifest declares fewer targets.
    environment = {name: value for name, value in os.environ.items() if name != "HEADLESS"}
    output = subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, env=environment
    ).stdout
    for target in json.loads(output)["targets"]:
        modules = {next(iter(entry.values()))[0] for entry in target["dependencies"]}
        yield target["name"], ROOT / target["path"], target["type"], modules
