"""The texts that an app requests a screen reader to speak."""

from gi.repository import Gio, GLib


class Announcements:
    """Collects the announcements on the bus of accessible apps."""

    def __init__(self, bus):
        self.texts = []
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

    def _receive(self, connection, sender, path, interface, signal, parameters):
        self.texts.append(parameters.unpack()[3])
