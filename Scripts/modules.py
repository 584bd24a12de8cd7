"""The modules of a debug build, which the compiler and its tools can import."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

from manifest import ROOT

BUILD = ROOT / ".build" / "debug"


@cache
def import_options():
    """The options with which the modules of the package, and GTK's headers, can be imported."""
    flags = subprocess.run(
        ["pkg-config", "--cflags-only-I", "gtk4"], check=True, capture_output=True, text=True
    ).stdout.split()
    # swift-algorithms depends on swift-numerics, which has a module in C.
    shims = sorted((ROOT / ".build/checkouts").glob("swift-numerics/Sources/*/include/module.modulemap"))
    shims += sorted((ROOT / ".build/checkouts").glob("GRDB.swift/Sources/*/module.modulemap"))
    # The helpers of OpenCombine in C++, whose module map the build writes.
    shims += sorted(BUILD.glob("COpenCombineHelpers.build/module.modulemap"))
    return [
        *["-I", f"{BUILD}/Modules"],
        *(
            part
            for module_map in [ROOT / "Sources/Toolkit/CGtk/module.modulemap", *shims]
            for part in ("-Xcc", f"-fmodule-map-file={module_map}")
        ),
        *(part for flag in flags for part in ("-Xcc", flag)),
    ]


@cache
def package_name():
    """The name of the package in the debug build. The name depends on the folder of the checkout."""
    commands = (ROOT / ".build/debug.yaml").read_text(encoding="utf-8")
    return re.search(r'"-module-name","GtkUI",.*?"-package-name","(\w+)"', commands)[1]


@cache
def target_info():
    """What the compiler prints about its target."""
    command = ["swift", "-print-target-info"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def manifest_modules():
    """The folder of the module `PackageDescription`."""
    return Path(target_info()["paths"]["runtimeResourcePath"]) / "pm/ManifestAPI"


def symbol_graphs(module, folder, *options):
    """Writes the public symbols of a module into the folder, without synthesized members, and returns
    the paths of the files: one file of the module, and one for each module that the module extends."""
    subprocess.run(
        [
            *["swift", "symbolgraph-extract", "-module-name", module, *import_options()],
            *["-target", target_info()["target"]["unversionedTriple"], "-minimum-access-level", "public", "-output-dir", folder],
            *["-skip-synthesized-members", "-skip-inherited-docs", *options],
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return sorted(folder.glob("*.symbols.json"))
