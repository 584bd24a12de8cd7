"""The library as a dependency of a new app, in a folder or at the address of a repository."""

import os
import re
import subprocess
from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from template.problems import NewAppError

VERSION = re.compile(r"v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)")
# The name of the package in Package.swift of the library.
NAME = "composable-gtk"
LINE_LENGTH = 100


@dataclass
class Library:
    # The identity of the package, with which targets refer to its products.
    package: str
    # The dependency in Package.swift.
    dependency: str
    # The folder of the scripts, as an absolute path or relative to the folder of the app.
    scripts: str


def library_at_path(path):
    path = path.resolve()
    if f'name: "{NAME}"' not in text_of(path / "Package.swift"):
        raise NewAppError(f"{path}: expected the folder of the library, with its Package.swift.")
    if re.search(r"[\s\"\\$#%:]", str(path)):
        raise NewAppError(f"{path}: expected a path without spaces, because make reads the path.")
    return Library(NAME, dependency(name=NAME, path=str(path)), f"{path}/Scripts")


def library_at_url(checkout, url=None, version=None):
    """Returns the library at an address. By default, the address and the version are those of the checkout."""
    url = address(url) if url else address_of(checkout)
    if re.search(r"[\s\"\\$#%]", url):
        raise NewAppError(f"The address '{url}' contains a space or a special character.")
    if version and not VERSION.fullmatch(version):
        raise NewAppError(f"The version '{version}' is not valid. Expected a version such as 1.2.0.")
    requirement = compatible_with(VERSION.fullmatch(version)[1]) if version else requirement_of(checkout)
    # SwiftPM derives both names from the last part of the address.
    folder = re.split(r"[/:]", url.rstrip("/"))[-1].removesuffix(".git")
    return Library(
        folder.lower(), dependency(url=url, **requirement), f".build/checkouts/{folder}/Scripts"
    )


def dependency(**labels):
    """Returns a dependency, in lines if it is too long for a line."""
    arguments = [f'{label}: "{value}"' for label, value in labels.items() if label != "requirement"]
    arguments += [labels["requirement"]] if "requirement" in labels else []
    line = f".package({', '.join(arguments)})"
    if len(line) <= LINE_LENGTH - 5:
        return line
    lines = ",\n".join(f"      {argument}" for argument in arguments)
    return f".package(\n{lines}\n    )"


def address_of(checkout):
    """Returns the address from which a checkout was cloned."""
    address_text = git(checkout, "remote", "get-url", "origin")
    if not address_text:
        raise NewAppError(
            f"The folder {checkout} is not a clone of a repository, so the address of the library is not "
            "known. Pass --url URL, or --library PATH for the library in a folder."
        )
    return address(address_text, checkout)


def address(text, folder="."):
    """Returns an address that SwiftPM can clone, without the password of a user."""
    if re.match(r"https?://", text):
        parts = urlsplit(text)
        return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))
    if re.match(r"[a-z][a-z0-9+]*://|[^/]+:", text):
        return text
    return f"file://{os.path.abspath(os.path.join(folder, text))}"


def requirement_of(checkout):
    """Returns the version of the commit of a checkout. Without a version, the result is the branch from which
    the commit was cloned, or else the commit."""
    tags = (git(checkout, "tag", "--points-at", "HEAD") or "").split()
    if versions := [match[1] for tag in tags if (match := VERSION.fullmatch(tag))]:
        return compatible_with(max(versions, key=order))
    branch = git(checkout, "rev-parse", "--abbrev-ref", "HEAD@{upstream}")
    if branch and branch.startswith("origin/"):
        return {"branch": branch.removeprefix("origin/")}
    return {"revision": git(checkout, "rev-parse", "HEAD")}


def compatible_with(version):
    """Returns the requirement of a version or of a later version in which no declaration is removed. Before
    version 1.0, these versions are patches, but SwiftPM accepts each minor version for the label `from`."""
    if version.startswith("0."):
        return {"requirement": f'.upToNextMinor(from: "{version}")'}
    return {"from": version}


def order(version):
    """The order of versions, in which a release follows its candidates."""
    numbers, _, suffix = version.partition("-")
    return [int(number) for number in numbers.split(".")], not suffix, suffix


def git(folder, *words):
    """Returns the output of git, or None if git fails."""
    command = ["git", "-c", "safe.directory=*", "-C", folder, *words]
    result = subprocess.run(command, capture_output=True, text=True)
    return result.stdout.strip() if result.returncode == 0 else None


def text_of(path):
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
