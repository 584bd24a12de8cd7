"""The files of an installed app: the paths relative to the prefix, such as /usr, and their contents."""

import re
from dataclasses import dataclass

from app_packaging.copyright import copyright_file
from app_packaging.manual import manual_page
from app_packaging.problems import PackagingError

COMPLETIONS = {
    "bash": "share/bash-completion/completions/{}",
    "zsh": "share/zsh/site-functions/_{}",
    "fish": "share/fish/vendor_completions.d/{}.fish",
}


@dataclass
class File:
    """The content of a file, or the target of a symbolic link."""

    content: bytes = b""
    mode: int = 0o644
    link: str = ""


def image(app, program):
    """Returns a dictionary from paths to files, in the order of the paths.

    The desktop entry and the service of the session bus contain the name of the program without a
    folder. The function `with_program_path`, or the script that installs the archive, replaces the
    name where the path is required.
    """
    files = program_files(app, program)
    copied = {
        f"share/applications/{app.id}.desktop": app.entry.path,
        f"share/metainfo/{app.id}.metainfo.xml": app.metainfo.path,
        **app.icons,
        **app.settings.files,
    }
    for target, source in copied.items():
        files[target] = File(source.read_bytes())
    if app.entry.is_activatable:
        files[service_path(app)] = File(service(app).encode())
    page = app.folder / f"{app.command}.1"
    text = page.read_text(encoding="utf-8") if page.is_file() else manual_page(app, program.help)
    files[f"share/man/man1/{app.command}.1"] = File(text.encode())
    for shell, script in program.completions().items():
        files[COMPLETIONS[shell].format(app.command)] = File(script.encode())
    files[copyright_path(app)] = File(copyright_file(app, program).encode())
    for path, file in files.items():
        if path.startswith("share/") and not file.content:
            raise PackagingError(f"{path}: expected a file with content, but the file is empty")
    return dict(sorted(files.items()))


def program_files(app, program):
    """Returns the program and its resource bundles.

    SwiftPM's `Bundle.module` reads a bundle in the folder of the program. A program with bundles is
    therefore installed in a folder of its own, and the file in `bin` is a link to the program.
    """
    bin, content = f"bin/{app.command}", File(program.content(), 0o755)
    bundles = program.bundles()
    if not bundles:
        return {bin: content}
    folder = f"lib/{app.command}"
    files = {bin: File(link=f"../{folder}/{app.command}"), f"{folder}/{app.command}": content}
    for bundle in bundles:
        for path in bundle.rglob("*"):
            if path.is_file():
                files[f"{folder}/{bundle.name}/{path.relative_to(bundle)}"] = File(path.read_bytes())
    return files


def copyright_path(app):
    return f"share/doc/{app.command}/copyright"


def service_path(app):
    return f"share/dbus-1/services/{app.id}.service"


def service(app):
    """The file with which the session bus starts the program. The program is started without arguments,
    because a program with other options than the toolkit's may reject an argument for services."""
    return f"[D-BUS Service]\nName={app.id}\nExec={app.command}\n"


def with_program_path(app, files, folder):
    """Replaces the name of the program in the service by its path, because the session bus does not
    search the folders in PATH."""
    path = service_path(app)
    if path in files:
        text = re.sub(rb"^Exec=", f"Exec={folder}/".encode(), files[path].content, flags=re.MULTILINE)
        files = files | {path: File(text)}
    return files
