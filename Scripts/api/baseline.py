"""The recorded declarations of each module, and their differences from the current declarations."""

from api.declarations import name_in


class Difference:
    """The lines of a module that only the baseline contains, and that only the build contains."""

    def __init__(self, module, old, new):
        self.module = module
        self.removed = sorted(set(old) - set(new))
        self.added = sorted(set(new) - set(old))
        self._remaining = {name_in(line) for line in new}

    def __bool__(self):
        return bool(self.removed or self.added)

    def unexplained(self, notes):
        """The removed lines without a note.

        A note is the name of a declaration, or of a removed type. The name of a removed type also
        explains the removal of the members and the conformances of the type.
        """
        removed = tuple(
            f"{note}{sign}" for note in notes - self._remaining for sign in (".", ": ")
        )
        return [
            line
            for line in self.removed
            if name_in(line) not in notes and not (removed and line.startswith(removed))
        ]


def read(folder):
    """The recorded lines by the names of the modules."""
    return {
        path.stem: path.read_text(encoding="utf-8").splitlines() for path in folder.glob("*.txt")
    }


def write(folder, modules):
    """Records the lines of all modules, and removes the files of other modules."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.txt"):
        if path.stem not in modules:
            path.unlink()
    for module, lines in modules.items():
        text = "".join(f"{line}\n" for line in lines)
        (folder / f"{module}.txt").write_text(text, encoding="utf-8")


def differences(old, new):
    """The differences of all modules that differ, sorted by the names of the modules."""
    modules = sorted(old.keys() | new.keys())
    found = [Difference(name, old.get(name, []), new.get(name, [])) for name in modules]
    return [difference for difference in found if difference]
