import re
import select
import signal
import subprocess
import tempfile
import urllib.request
from pathlib import Path

from app import ROOT, complaints, isolated_environment, poll
from case import CountersTestCase


def listeners(port):
    """Returns the addresses at which a process listens on the port, as hexadecimal digits."""
    tables = [Path("/proc/net/tcp"), Path("/proc/net/tcp6")]
    lines = [line for table in tables if table.exists() for line in table.read_text().splitlines()]
    rows = [line.split() for line in lines]
    found = [row[1].split(":") for row in rows if row[3] == "0A"]
    return {address for address, at in found if int(at, 16) == port}


class BroadwayTests(CountersTestCase):
    """The app without a display, which is shown in a browser on the same machine."""

    def start(self, *arguments, path=None):
        """
        path: A folder whose programs replace the programs of the system.
        """
        home = tempfile.TemporaryDirectory(prefix="counters-home-")
        self.addCleanup(home.cleanup)
        environment = isolated_environment(Path(home.name)) | {"GTK_A11Y": "none"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        if path:
            environment["PATH"] = f"{path}:{environment['PATH']}"
        process = subprocess.Popen(
            [ROOT / "Scripts/run-app", self.app.binary, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # A shell ignores SIGINT for background processes, and the app would inherit this.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.addCleanup(process.kill)
        return process

    def test_app_is_served_on_localhost_only_and_sigint_stops_it(self):
        process = self.start("counter/42")
        ready, _, _ = select.select([process.stdout], [], [], self.app.patience)
        self.assertTrue(ready, "The app writes no address.")
        line = process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        self.assertTrue(match, line or process.stderr.read())
        port = int(match[1])
        self.assertEqual(listeners(port), {"0100007F"})
        with urllib.request.urlopen(match[0], timeout=self.app.patience) as page:
            self.assertIn("broadway", page.read().decode().lower())

        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=self.app.patience)
        self.assertEqual(complaints(errors.splitlines()), [])
        self.assertEqual(process.returncode, 128 + signal.SIGINT)
        self.assertTrue(poll(lambda: not listeners(port), self.app.patience))

    def test_invalid_link_exits_with_status_2_without_a_display(self):
        process = self.start("counter/abc")
        _, errors = process.communicate(timeout=self.app.patience)
        self.assertEqual(process.returncode, 2, errors)
        self.assertIn("abc", errors)

    def test_error_reports_a_gtk_library_without_broadway(self):
        with tempfile.TemporaryDirectory(prefix="programs-") as folder:
            library = Path(folder, "libgtk-4.so.1")
            library.write_bytes(b"\x7fELF without the backend")
            # This `ldd` lists a GTK library without the functions of Broadway.
            ldd = Path(folder, "ldd")
            ldd.write_text(f'#!/bin/sh\necho "\tlibgtk-4.so.1 => {library} (0x00007f0000000000)"\n')
            ldd.chmod(0o755)
            process = self.start(path=folder)
            output, errors = process.communicate(timeout=self.app.patience)
        self.assertEqual((process.returncode, output), (1, ""))
        self.assertIn("There is no display", errors)
        self.assertIn(f"GTK ({library}) was built without Broadway", errors)
        self.assertIn("WAYLAND_DISPLAY", errors)
