"""Debian packages. The same input results in the same bytes, on each machine with the same tools."""

import gzip
import hashlib
import os
import re
import tempfile
import textwrap
from datetime import datetime, time, timezone
from email.utils import format_datetime
from pathlib import Path

from app_packaging.copyright import copyright_file
from app_packaging.image import File, copyright_path, with_program_path
from app_packaging.metainfo import debian_version
from app_packaging.problems import PackagingError
from app_packaging.program import run

# The section of Debian for each category of the desktop, from the most specific category on.
SECTIONS = {
    "Game": "games",
    "Development": "devel",
    "Graphics": "graphics",
    "AudioVideo": "sound",
    "Education": "education",
    "Science": "science",
    "Network": "net",
    "Office": "text",
    "Utility": "utils",
}


def write_package(app, program, files, version, output):
    """Writes the package, and returns its path."""
    files = debian_files(app, program, files, version)
    path = output / f"{app.command}_{version}_{program.architecture}.deb"
    with tempfile.TemporaryDirectory(prefix="package-app-") as name:
        folder = Path(name)
        depends = dependencies(app, program, folder)
        root = folder / "root"
        for target, file in files.items():
            write(root / target, file)
        sums = [
            f"{hashlib.md5(file.content).hexdigest()}  {target}\n"
            for target, file in files.items()
            if not file.link
        ]
        write(root / "DEBIAN/md5sums", File("".join(sums).encode()))
        size = sum(-(-len(file.content) // 1024) for file in files.values())
        text = control(app, program, version, depends, size)
        write(root / "DEBIAN/control", File(text.encode()))
        seconds = int(midnight(app.metainfo.day).timestamp())
        for entry in [root, *root.rglob("*")]:
            if entry.is_dir():
                entry.chmod(0o755)
            os.utime(entry, (seconds, seconds), follow_symlinks=False)
        # With several threads, the result of xz depends on the number of processors.
        run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", root, path],
            is_checked=True,
            env=os.environ | {"SOURCE_DATE_EPOCH": str(seconds)},
        )
    return path


def debian_files(app, program, files, version):
    """Returns the files relative to the root folder, with those that Debian requires."""
    result = {}
    # Debian requires a reference instead of the text of a common license.
    text = copyright_file(app, program, has_common_licenses=True)
    files = files | {copyright_path(app): File(text.encode())}
    for path, file in with_program_path(app, files, "/usr/bin").items():
        path = path.replace("share/zsh/site-functions/", "share/zsh/vendor-completions/")
        if path.startswith("share/man/"):
            path, file = f"{path}.gz", compressed(file.content)
        result[f"usr/{path}"] = file
    result[f"usr/share/doc/{app.command}/changelog.gz"] = compressed(changelog(app, version).encode())
    overrides = app.folder / "lintian-overrides"
    if overrides.is_file():
        result[f"usr/share/lintian/overrides/{app.command}"] = File(overrides.read_bytes())
    return dict(sorted(result.items()))


def write(path, file):
    path.parent.mkdir(parents=True, exist_ok=True)
    if file.link:
        path.symlink_to(file.link)
        return
    path.write_bytes(file.content)
    path.chmod(file.mode)


def compressed(content):
    return File(gzip.compress(content, compresslevel=9, mtime=0))


def midnight(day):
    return datetime.combine(day, time(), timezone.utc)


def changelog(app, version):
    """Returns the releases in Debian's format. The newest release has the version of the package."""
    entries = []
    for release in app.metainfo.releases:
        number = version if release is app.metainfo.releases[0] else debian_version(release.version)
        changes = [
            textwrap.fill(change, 76, initial_indent="  * ", subsequent_indent="    ")
            for change in release.changes
        ]
        maintainer = app.settings.get("package", "maintainer")
        entries.append(
            f"{app.command} ({number}) unstable; urgency=medium\n\n" + "\n".join(changes)
            + f"\n\n -- {maintainer}  {format_datetime(midnight(release.day))}\n"
        )
    return "\n".join(entries)


def dependencies(app, program, folder):
    """Returns the packages with the libraries of the program, as dpkg-shlibdeps finds the packages."""
    (folder / "debian").mkdir()
    (folder / "debian/control").write_text(
        f"Source: {app.command}\n\nPackage: {app.command}\nArchitecture: any\n", encoding="utf-8"
    )
    result = run(
        ["dpkg-shlibdeps", "-O", "--warnings=0", f"-e{program.path.resolve()}"], cwd=folder
    )
    match = re.search(r"^shlibs:Depends=(.*)$", result.stdout, re.MULTILINE)
    if result.returncode or not match:
        raise PackagingError(
            f"{program.path}: expected a program whose libraries are in packages. dpkg-shlibdeps "
            f"reports: {result.stderr.strip()}"
        )
    return match[1]


def control(app, program, version, depends, size):
    categories = app.entry.items("Categories")
    default = next((SECTIONS[key] for key in SECTIONS if key in categories), "misc")
    fields = {
        "Package": app.command,
        "Version": version,
        "Architecture": program.architecture,
        "Maintainer": app.settings.get("package", "maintainer"),
        "Installed-Size": size,
        "Depends": ", ".join(each for each in (depends, app.settings.packages("depends")) if each),
        "Recommends": app.settings.packages("recommends"),
        "Section": app.settings.get("package", "section", default),
        "Priority": "optional",
        "Homepage": app.metainfo.homepage,
        "Description": f"{app.metainfo.synopsis}\n{description(app.metainfo.blocks)}",
    }
    return "".join(f"{key}: {value}\n" for key, value in fields.items() if value)


def description(blocks):
    paragraphs = []
    for block in blocks:
        if isinstance(block, list):
            items = [
                textwrap.fill(item, 78, initial_indent="  - ", subsequent_indent="    ") for item in block
            ]
            paragraphs.append("\n".join(items))
        else:
            paragraphs.append(textwrap.fill(block, 78, initial_indent=" ", subsequent_indent=" "))
    return "\n .\n".join(paragraphs)
