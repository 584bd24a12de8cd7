"""The texts that an app requests a screen reader to speak."""

from gi.repository import Gio, GLib


REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
EVENT = "object:announcement"


class Announcements:
    """Collects the announcements on the bus of accessible apps."""

    def __init__(self, bus):
        self.texts = []
        self._bus = bus
        # GTK emits events only if a listener is registered.
        bus.call(*REGISTRY, "RegisterEvent", "(sass)", EVENT, [], "")
        self._connection = bus.connection
        self._context = GLib.MainContext.default()
        self._subscription = self._connection.signal_subscribe(
            *(None, "org.a11y.atspi.Event.Object", "Announcement", None, None),
            *(Gio.DBusSignalFlags.NONE, self._receive),
        )

    def received(self, text):
        """Whether the text was announced."""
        while self._context.iteration(False):
            pass
        return text in self.texts

    def close(self):
        self._connection.signal_unsubscribe(self._subscription)
        self._bus.call(*REGISTRY, "DeregisterEvent", "(s)", EVENT)

    def _receive(self, connection, sender, path, interface, signal, parameters):
        self.texts.append(parameters.unpack()[3])
