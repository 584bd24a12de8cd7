"""The files of a system, without the files that apt changes with each installation."""

import hashlib
import os
from pathlib import Path

# The folders of the kernel, of temporary files and of the package manager.
IGNORED = {
    *("/dev", "/proc", "/sys", "/tmp", "/run", "/mnt", "/root"),
    *("/var/cache", "/var/lib/apt", "/var/lib/dpkg", "/var/log", "/var/tmp"),
}


def snapshot():
    """Returns each path, with its mode and a checksum of its content."""
    result = {}
    for folder, names, files in os.walk("/"):
        names[:] = [name for name in names if os.path.join(folder, name) not in IGNORED]
        for name in names + files:
            path = Path(folder, name)
            status = path.lstat()
            content = b""
            if path.is_symlink():
                content = os.readlink(path).encode()
            elif path.is_file():
                content = path.read_bytes()
            result[str(path)] = (oct(status.st_mode), status.st_uid, hashlib.sha256(content).hexdigest())
    return result


def differences(before, after):
    """Returns a line for each path that was added, removed or changed."""
    lines = [f"added: {path}" for path in sorted(after.keys() - before.keys())]
    lines += [f"removed: {path}" for path in sorted(before.keys() - after.keys())]
    both = sorted(before.keys() & after.keys())
    return lines + [f"changed: {path}" for path in both if before[path] != after[path]]
