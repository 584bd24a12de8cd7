"""The accessible tree of a running app, which is read over AT-SPI, as a screen reader reads it.

The calls use D-Bus directly, because libatspi has a cache that is only updated by a main loop.
"""

from gi.repository import Gio, GLib

PREFIX = "org.a11y.atspi"
ROOT_PATH = "/org/a11y/atspi/accessible/root"

# The numbers of roles, states and coordinate systems in the protocol.
BUTTON = {43, 62}  # push button, toggle button
CHECK_BOX = {7, 130}  # check box, switch (since GTK 4.20, before a check box)
LABEL = {29, 116}  # label, static
ROW = {8, 32, 35, 45}  # check menu item, list item, menu item, radio menu item
TAB = {37}  # page tab
PROGRESS_BAR = 42
WINDOW = {2, 16, 23, 69}  # alert, dialog, frame, window
DIALOG = {2, 16}  # alert, dialog
FOCUSED, SELECTED, SENSITIVE, VISIBLE = 12, 23, 24, 30
WINDOW_COORDINATES = 1


class Bus:
    """The bus of accessible apps, which is started by the first call that requests its address."""

    def __init__(self):
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.connection = self.session
        address = self.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        )

    def call(self, name, path, interface, method, signature="()", *arguments):
        return self.connection.call_sync(
            *(name, path, interface, method, GLib.Variant(signature, arguments)),
            *(None, Gio.DBusCallFlags.NONE, 5000, None),
        ).unpack()

    def process_of(self, name):
        owner = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        return self.call(*owner, "GetConnectionUnixProcessID", "(s)", name)[0]

    def application(self, pid):
        """The root of the tree of the process, or None before the process has a window."""
        for app in Node(self, f"{PREFIX}.Registry", ROOT_PATH).children:
            try:
                if self.process_of(app.owner) == pid and app.children:
                    return app
            except GLib.GError:
                pass  # The app has disconnected from the bus.
        return None


class Node:
    """An accessible object. After its removal from the tree, its properties are empty."""

    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path

    def _call(self, interface, method, signature="()", *arguments, gone):
        try:
            return self.bus.call(
                self.owner, self.path, f"{PREFIX}.{interface}", method, signature, *arguments
            )[0]
        except GLib.GError:
            return gone

    @property
    def name(self):
        try:
            properties = "org.freedesktop.DBus.Properties"
            question = ("Get", "(ss)", f"{PREFIX}.Accessible", "Name")
            return self.bus.call(self.owner, self.path, properties, *question)[0]
        except GLib.GError:
            return ""

    @property
    def role(self):
        return self._call("Accessible", "GetRole", gone=0)

    def has_state(self, state):
        words = self._call("Accessible", "GetState", gone=[])
        return bool(words) and bool(words[state // 32] >> (state % 32) & 1)

    @property
    def is_visible(self):
        # GTK 4.8 sets the state `showing` only for windows, so the state `visible` is used.
        return self.has_state(VISIBLE)

    @property
    def is_sensitive(self):
        return self.has_state(SENSITIVE)

    @property
    def is_focused(self):
        return self.has_state(FOCUSED)

    @property
    def children(self):
        found = self._call("Accessible", "GetChildren", gone=[])
        return [Node(self.bus, owner, path) for owner, path in found]

    def child(self, index):
        """The child at an index, or None if there is none, or the app doesn't answer."""
        found = self._call("Accessible", "GetChildAtIndex", "(i)", index, gone=None)
        return found and Node(self.bus, *found)

    def visible(self):
        """This node and all descendants that a screen reader can reach, in reading order."""
        yield self
        for child in self.children:
            if child.is_visible:
                yield from child.visible()

    @property
    def text(self):
        """The name of the node, or the name of its first label if the node has no name."""
        names = (node.name for node in self.visible() if node is self or node.role in LABEL)
        return next((name for name in names if name), "")

    @property
    def actions(self):
        # GetActions returns localised names, GetName returns the names for programs.
        count = len(self._call("Action", "GetActions", gone=[]))
        return [self._call("Action", "GetName", "(i)", index, gone="") for index in range(count)]

    def do_action(self, name):
        """Performs the action, and returns whether the app accepted the action."""
        index = self.actions.index(name)
        return self._call("Action", "DoAction", "(i)", index, gone=False)

    def grab_focus(self):
        return self._call("Component", "GrabFocus", gone=False)

    @property
    def extents_in_window(self):
        # GTK logs a warning for screen coordinates, which are not available.
        return self._call("Component", "GetExtents", "(u)", WINDOW_COORDINATES, gone=(0, 0, 0, 0))

    def dump(self, depth=0):
        """Returns the tree as indented text, for the message of a failed test."""
        role = self._call("Accessible", "GetRoleName", gone="gone")
        states = " insensitive" * (not self.is_sensitive) + " focused" * self.is_focused
        lines = [f"{'  ' * depth}{role} {self.name!r}{states}"]
        lines += [child.dump(depth + 1) for child in self.children if child.is_visible]
        return "\n".join(lines)
