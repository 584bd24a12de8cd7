"""Lines that libraries write to the standard error of the app, and that no app can prevent.

Each pattern matches a whole line. Its comment states the library, the reason and the version.
"""

PATTERNS = [
    # GTK 4.24, X11: a popover shares the frame clock of its window. When both draw in one frame,
    # GDK marks the frame as submitted twice, and warns about its own second call
    # (gdk_x11_surface_end_frame in gdksurface-x11.c). Any C program with a popover causes this.
    r"\(.*\): Gdk-WARNING \*\*: \S+ "
    r"gdk_frame_timings_submitted\(\) called on submitted frame\.",
    # GTK 4.24, Wayland: the compositor presents the popover later than its window, and GDK stores
    # one time of presentation for both.
    r"\(.*\): Gdk-WARNING \*\*: \S+ "
    r"Duplicate call to gdk_frame_timings_presented\(\) with different values: .*",
    # Wayland, with the compositor of Debian 12, sway 1.7: its version of the protocol can't move an
    # open popover, and GDK shows the popover again instead.
    r"\(.*\): Gdk-WARNING \*\*: \S+ "
    r"Compositor doesn't support moving popups, relying on remapping",
]
