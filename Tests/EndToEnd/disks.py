"""Small disks of an app, which can be full or read-only, and files that are damaged for the app.

The disks are mounted in a mount namespace of the app. Root may create the namespace. For other
users the kernel creates a user namespace in which they may mount, unless the system forbids this.
"""

import ctypes
import os
from pathlib import Path

CLONE_NEWNS, CLONE_NEWUSER = 0x00020000, 0x10000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18

libc = ctypes.CDLL(None, use_errno=True)


def check(result):
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def mount(source, target, kind=None, flags=0, options=None):
    words = [word and str(word).encode() for word in (source, target, kind, options)]
    check(libc.mount(words[0], words[1], words[2], ctypes.c_ulong(flags), words[3]))


def enter_namespace_of_mounts():
    """Enters a mount namespace of the process and of the programs that the process executes."""
    user, group = os.getuid(), os.getgid()
    if libc.unshare(CLONE_NEWNS) != 0:
        check(libc.unshare(CLONE_NEWNS | CLONE_NEWUSER))
        Path("/proc/self/setgroups").write_text("deny")
        # The identifiers of the user and the group remain, because the session bus checks them.
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
    mount(None, "/", flags=MS_REC | MS_PRIVATE)


def small_disk(folder, size="64k"):
    """Returns a function for a new process that mounts an empty disk of the size at the folder."""

    def make():
        enter_namespace_of_mounts()
        mount("tmpfs", folder, "tmpfs", options=f"size={size},mode=700")

    return make


def fill(file):
    """Writes a file until the disk of the file is full."""
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"x" * 1024)
        except OSError:
            pass


def read_only_disk(folder):
    """Returns a function for a new process that mounts the folder as a read-only disk."""

    def make():
        enter_namespace_of_mounts()
        mount(folder, folder, flags=MS_BIND)
        mount(None, folder, flags=MS_BIND | MS_REMOUNT | MS_RDONLY)

    return make


def damaged_files(*files):
    """Returns a function for a new process in which these files are empty."""

    def make():
        enter_namespace_of_mounts()
        for file in files:
            mount("/dev/null", os.path.realpath(file), flags=MS_BIND)

    return make


def make_writable(pid, folder):
    """Makes a read-only disk of the process writable."""

    def remount():
        enter_namespaces_of(pid)
        mount(None, folder, flags=MS_BIND | MS_REMOUNT)

    if not succeeds(remount):
        raise AssertionError(f"{folder} can't be made writable.")


def enter_namespaces_of(pid):
    # The root folder of a mount namespace differs from the root folder of a process in a chroot.
    root = os.open(f"/proc/{pid}/root", os.O_DIRECTORY)
    for kind in ("user", "mnt"):
        mine, other = (os.readlink(f"/proc/{each}/ns/{kind}") for each in ("self", pid))
        if mine != other:
            with open(f"/proc/{pid}/ns/{kind}") as namespace:
                check(libc.setns(namespace.fileno(), 0))
            os.fchdir(root)
            os.chroot(".")
    os.close(root)


def as_seen_by(pid, path):
    """Returns the path of a file in the mount namespace of the process."""
    return Path(f"/proc/{pid}/root{path}")


def succeeds(action):
    """Runs the action in a child process, and returns whether the action succeeded."""
    child = os.fork()
    if child == 0:
        try:
            action()
        except OSError as error:
            os.write(2, f"{error}\n".encode())
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def why_none_can_be_made(folder):
    """Returns the reason why disks can't be mounted on this system, or None if they can."""
    reading, writing = os.pipe()

    def attempt():
        try:
            small_disk(folder)()
        except OSError as error:
            os.write(writing, str(error).encode())

    succeeds(attempt)
    os.close(writing)
    with open(reading) as said:
        reason = said.read()
    return f"disks can't be mounted here: {reason}" if reason else None
