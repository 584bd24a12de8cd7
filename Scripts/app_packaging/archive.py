"""Archives of an app that runs from any folder, with scripts that install and remove the app."""

import io
import lzma
import tarfile
from pathlib import Path

from app_packaging.debian import midnight, write
from app_packaging.image import File

FOLDER = Path(__file__).parent


def archive_files(app, files, version):
    """Returns the files of the folder in the archive."""
    scripts = {name: File(script(app, name, version), 0o755) for name in ("install", "uninstall")}
    return dict(sorted((files | scripts).items()))


def script(app, name, version):
    text = (FOLDER / f"{name}.sh").read_text(encoding="utf-8")
    words = {"APP": app.command, "ID": app.id, "NAME": app.metainfo.text("name"), "VERSION": version}
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text.encode()


def write_folder(files, folder):
    for path, file in files.items():
        write(folder / path, file)


def write_archive(app, program, files, version, output):
    """Writes the archive, and returns its path."""
    name = f"{app.command}-{version}-{program.machine}"
    seconds = int(midnight(app.metainfo.day).timestamp())
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as tar:
        files = archive_files(app, files, version)
        folders = {str(parent) for path in files for parent in Path(path).parents}
        for path in sorted(folders | set(files)):
            entry = tarfile.TarInfo(name if path == "." else f"{name}/{path}")
            entry.mtime = seconds
            file = files.get(path)
            if file and file.link:
                entry.type, entry.mode, entry.linkname = tarfile.SYMTYPE, 0o777, file.link
                tar.addfile(entry)
            elif file:
                entry.size, entry.mode = len(file.content), file.mode
                tar.addfile(entry, io.BytesIO(file.content))
            else:
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                tar.addfile(entry)
    path = output / f"{name}.tar.xz"
    path.write_bytes(lzma.compress(buffer.getvalue(), preset=9))
    return path
