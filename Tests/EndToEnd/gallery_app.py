"""A running gallery."""

import os
import subprocess

from app import ROOT, App


class GalleryApp(App):
    binary = os.environ.get("GALLERY_BINARY", str(ROOT / ".build/debug/gallery"))
    id = "org.composablegtk.Gallery"

    @classmethod
    def pages(cls):
        """Returns the identifiers of all pages."""
        command = [cls.binary, "--list"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
