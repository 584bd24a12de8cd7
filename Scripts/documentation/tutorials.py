"""Copies tutorials of DocC into a catalog.

DocC highlights the changes of a file only if the previous step has the same file. Therefore each `@Code`
of a copy names the previous version of its file, also if the version belongs to an earlier section.
"""

import re
import shutil

CODE = re.compile(r'@Code\(\s*name:\s*"(?P<name>[^"]*)",\s*file:\s*"(?P<file>[^"]*)"')


def copy_tutorials(folder, target):
    """Copies the tutorials of a folder, with the code of their steps and their pictures."""
    shutil.copytree(folder, target)
    for file in target.rglob("*.tutorial"):
        file.write_text(with_previous_files(file.read_text(encoding="utf-8")), encoding="utf-8")


def with_previous_files(text):
    """The text of a tutorial, in which each `@Code` names the previous version of its file."""
    versions = {}

    def replace(match):
        previous = versions.get(match["name"])
        versions[match["name"]] = match["file"]
        return f'{match[0]}, previousFile: "{previous}"' if previous else match[0]

    return CODE.sub(replace, text)
