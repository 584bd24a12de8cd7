"""The modules of a debug build, which the compiler and its tools can import."""

import subprocess

from manifest import ROOT

BUILD = ROOT / ".build" / "debug"


def import_options():
    """The options with which the modules of the package, and GTK's headers, can be imported."""
    flags = subprocess.run(
        ["pkg-config", "--cflags-only-I", "gtk4"], check=True, capture_output=True, text=True
    ).stdout.split()
    return [
        *["-I", f"{BUILD}/Modules"],
        *["-Xcc", f"-fmodule-map-file={ROOT}/Sources/Toolkit/CGtk/module.modulemap"],
        *(part for flag in flags for part in ("-Xcc", flag)),
    ]
