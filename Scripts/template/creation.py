"""The creation of the folder of a new app: the files of the template without their markers, and a commit."""

import os
import re
import subprocess
import tempfile
from datetime import date
from pathlib import Path
from xml.sax.saxutils import escape

from template.problems import NewAppError

# The markers are identifiers, so that the Swift files of the template can be checked.
MARKER = re.compile(r"__([A-Za-z]+)__")
# The results of builds of the template itself.
SKIPPED = {".build", ".swiftpm", "Package.resolved", "packages"}


def create(app, library, template, folder):
    """Creates the folder. Until the folder is complete, its files are in a temporary folder beside it."""
    folder = Path(os.path.abspath(folder))
    check(folder, template.parent)
    author, email = person(app)
    values = markers(app, library, author, email)
    try:
        with tempfile.TemporaryDirectory(prefix=".new-app-", dir=folder.parent) as temporary:
            # The temporary folder is only readable by the user, so the app is a folder inside it.
            package = Path(temporary) / folder.name
            package.mkdir()
            copy(template, package, values)
            commit(package, f"Create {app.title} from the template of Composable GTK", author, email)
            check(folder, template.parent)
            package.rename(folder)
    except OSError as error:
        raise NewAppError(f"{error.filename or folder}: {error.strerror}.") from error


def check(folder, library):
    if folder.exists() or folder.is_symlink():
        raise NewAppError(f"{folder} exists. Expected the path of a new folder.")
    if not folder.parent.is_dir():
        raise NewAppError(f"{folder.parent} is not a folder. Create this folder first.")
    if folder.resolve().is_relative_to(library):
        raise NewAppError(f"{folder} is in the checkout of the library. Expected a path outside it.")


def markers(app, library, author, email):
    """Returns the value of each marker."""
    today = date.today()
    return {
        "Name": app.name,
        "Title": app.title,
        "product": app.product,
        "id": app.id,
        "package": library.package,
        "dependency": library.dependency,
        "scripts": library.scripts,
        "author": author,
        "email": email,
        "date": today.isoformat(),
        "year": str(today.year),
    }


def copy(template, package, values):
    """Copies the files of the template, and replaces the markers in the names and in the contents."""
    for source in sorted(template.rglob("*")):
        path = source.relative_to(template)
        if SKIPPED & set(path.parts):
            continue
        target = package / replaced(str(path), values)
        if source.is_dir():
            target.mkdir()
            continue
        is_xml = source.suffix == ".xml"
        texts = {name: escape(value) for name, value in values.items()} if is_xml else values
        target.write_text(replaced(source.read_text(encoding="utf-8"), texts), encoding="utf-8")
        target.chmod(target.stat().st_mode | source.stat().st_mode & 0o111)


def replaced(text, values):
    """Replaces each marker. A marker without a value is a mistake in the template, and raises KeyError."""
    return MARKER.sub(lambda match: values[match[1]], text)


def person(app):
    """Returns the name and the address of the user, as git knows the user, or else of the authors of the app."""
    domain = ".".join(reversed(app.id.lower().split(".")[:2])).replace("_", "-")
    author = re.sub(r"[<>\s]+", " ", setting("user.name")).strip() or f"The authors of {app.title}"
    email = setting("user.email")
    if not re.fullmatch(r"[^<>@\s]+@[^<>@\s]+", email):
        email = f"authors@{domain}"
    return author, email


def setting(name):
    result = subprocess.run(["git", "config", name], capture_output=True, text=True)
    return result.stdout.strip()


def commit(package, message, author, email):
    """Creates a repository with a commit of all files."""
    person = ["-c", f"user.name={author}", "-c", f"user.email={email}", "-c", "commit.gpgSign=false"]
    # Without the variables with which a hook of git refers to its repository.
    repository = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE")
    environment = {name: value for name, value in os.environ.items() if name not in repository}
    for words in (
        ["init", "--quiet", "--initial-branch=main"],
        # A list of ignored files of the user must not apply to the template.
        ["-c", "core.excludesFile=/dev/null", "add", "--all"],
        [*person, "commit", "--quiet", "--no-verify", "--message", message],
    ):
        result = subprocess.run(
            ["git", *words], cwd=package, capture_output=True, text=True, env=environment
        )
        if result.returncode:
            raise NewAppError(f"git {' '.join(words)} failed: {result.stderr.strip()}")
