"""The modules of a debug build, which the compiler and its tools can import."""

import subprocess

from manifest import ROOT

BUILD = ROOT / ".build" / "debug"


def import_options():
    """The options with which the modules of the package, and GTK's headers, can be imported."""
    flags = subprocess.run(
        ["pkg-config", "--cflags-only-I", "gtk4"], check=True, capture_output=True, text=True
    ).stdout.split()
    # swift-algorithms depends on swift-numerics, which has a module in C.
    shims = sorted((ROOT / ".build/checkouts").glob("swift-numerics/Sources/*/include/module.modulemap"))
    shims += sorted((ROOT / ".build/checkouts").glob("GRDB.swift/Sources/*/module.modulemap"))
    return [
        *["-I", f"{BUILD}/Modules"],
        *(
            part
            for module_map in [ROOT / "Sources/Toolkit/CGtk/module.modulemap", *shims]
            for part in ("-Xcc", f"-fmodule-map-file={module_map}")
        ),
        *(part for flag in flags for part in ("-Xcc", flag)),
    ]
