"""The check of Scripts/check-package, which runs as root, in a new system with a desktop without a screen."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from desktop import Desktop
from snapshot import differences, snapshot

PACKAGES = Path("/mnt/packages")


class Check:
    def __init__(self):
        self.facts = json.loads((PACKAGES / "check.json").read_text(encoding="utf-8"))
        self.app = self.facts["app"]
        self.desktop = Desktop(self.facts)

    def run(self):
        if libraries := [str(path) for path in Path("/usr").rglob("libswift*")] or shutil.which("swift"):
            raise SystemExit(f"check-package: expected a system without Swift, got {libraries}")
        [earlier] = (PACKAGES / "earlier").glob("*.deb")
        [package] = (PACKAGES / "new").glob("*.deb")
        [archive] = (PACKAGES / "new").glob("*.tar.xz")
        fields = ["Depends", "Recommends"]
        required = [text for field in fields if (text := output("dpkg-deb", "--field", package, field))]
        apt("update")
        apt("satisfy", ", ".join(required))
        before = snapshot()
        self.check_package(earlier, package)
        self.check_traces(before, "the Debian package")
        self.check_archive(archive)
        self.check_traces(before, "the archive")

    def check_package(self, earlier, package):
        apt("install", earlier)
        self.desktop.reload()
        self.step("started by the desktop", self.desktop.launch, self.desktop.wait_for_window)
        self.step("used in its window", self.desktop.use)
        # The app is upgraded while the app runs, and started again.
        apt("install", package)
        version = output("dpkg-query", "--show", "--showformat=${Version}", self.app)
        self.expect(version, self.facts["package_version"], "version of the package after the upgrade")
        self.step("quit after the upgrade", self.desktop.quit)
        self.step("started by a link", self.desktop.use)
        self.expect(output(self.app, "--version"), self.facts["version"], "version of the program")
        self.desktop.quit()
        completions = f"/usr/share/bash-completion/completions/{self.app}"
        if Path(completions).exists():
            output("bash", "-c", f"source {completions} && complete -p {self.app}")
        apt("purge", self.app)

    def check_archive(self, archive):
        folder = Path("/opt/a folder")
        folder.mkdir()
        output("tar", "-xJf", archive, "-C", folder)
        [app] = folder.iterdir()
        process = subprocess.Popen([app / "bin" / self.app, self.facts["link"]])
        self.step(
            "started in its folder",
            lambda: self.desktop.wait_for_window(self.facts["title"]),
            lambda: self.desktop.click(self.facts["button"]),
            lambda: self.desktop.wait_for_label(self.facts["label"]),
        )
        self.desktop.quit()
        process.wait(30)
        output(app / "install", "/usr/local")
        shutil.rmtree(folder)
        self.desktop.reload()
        self.step("installed from the archive and started by a link", self.desktop.use)
        self.desktop.quit()
        output(f"/usr/local/share/{self.app}/uninstall")

    def check_traces(self, before, name):
        found = differences(before, snapshot())
        found += [str(path) for path in Path("/var/lib/dpkg/info").glob(f"{self.app}.*")]
        if found:
            lines = "\n".join(found)
            raise SystemExit(f"check-package: the removal of {name} left differences:\n{lines}")
        print(f"check-package: {name} was removed without a trace.", flush=True)

    def step(self, name, *actions):
        for action in actions:
            action()
        print(f"check-package: {self.app} was {name}.", flush=True)

    def expect(self, value, expected, name):
        if value != expected:
            raise SystemExit(f"check-package: expected the {name} to be {expected}, got {value}")


def output(*command):
    result = subprocess.run([str(word) for word in command], capture_output=True, encoding="utf-8")
    if result.returncode:
        words = " ".join(map(str, command))
        raise SystemExit(f"check-package: {words} failed:\n{result.stdout}{result.stderr}")
    return result.stdout.strip()


def apt(*words):
    return output("apt-get", "--yes", "-qq", *words)


if __name__ == "__main__":
    system = [line for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines() if "PRETTY_NAME" in line]
    print(f"check-package: {system[0].split('=')[1]}", flush=True)
    sys.exit(Check().run())
