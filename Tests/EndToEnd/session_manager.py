"""A session manager of a desktop, with the interface that an app calls on the bus."""

import os
import subprocess
import threading

from gi.repository import Gio, GLib

INTERFACES = """
<node>
  <interface name="org.gnome.SessionManager">
    <method name="RegisterClient">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="UnregisterClient"><arg type="o" direction="in"/></method>
  </interface>
  <interface name="org.gnome.SessionManager.ClientPrivate">
    <method name="EndSessionResponse">
      <arg type="b" direction="in"/><arg type="s" direction="in"/>
    </method>
    <signal name="QueryEndSession"><arg type="u"/></signal>
    <signal name="EndSession"><arg type="u"/></signal>
  </interface>
</node>
"""
MANAGER = "/org/gnome/SessionManager"


def gtk_version():
    """The major and the minor version of GTK: the tests run where the programs were built."""
    version = subprocess.check_output(["pkg-config", "--modversion", "gtk4"], text=True)
    major, minor, *_ = version.split(".")
    return int(major), int(minor)


class SessionManager:
    """Serves on a thread of its own, because an app waits for the reply when the app starts."""

    patience = 15

    def __init__(self, app_id):
        self._app_id = app_id

    def __enter__(self):
        # The paths of the objects of the registered apps. Other programs register, too.
        self.clients = {}
        self._answers = threading.Semaphore(0)
        self._context = GLib.MainContext()
        self._loop = GLib.MainLoop(self._context)
        ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(ready,), daemon=True)
        self._thread.start()
        assert ready.wait(self.patience), "The session manager did not start."
        return self

    def __exit__(self, *_):
        self._context.invoke_full(GLib.PRIORITY_DEFAULT, self._loop.quit)
        self._thread.join(self.patience)
        self._bus.close_sync()

    def announce_log_out(self):
        """Announces a log-out, and returns after the app has replied."""
        self._emit("QueryEndSession")
        assert self._answers.acquire(timeout=self.patience), "The app did not respond."

    def end_session(self):
        self._emit("EndSession")

    def _serve(self, ready):
        self._context.push_thread_default()
        self._bus = Gio.DBusConnection.new_for_address_sync(
            os.environ["DBUS_SESSION_BUS_ADDRESS"],
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        )
        manager, client = Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces
        self._bus.register_object(MANAGER, manager, self._call, None, None)
        self._client_interface = client
        request = GLib.Variant("(su)", ("org.gnome.SessionManager", 4))
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        self._bus.call_sync(*bus, "RequestName", request, None, 0, 5000, None)
        ready.set()
        self._loop.run()
        self._context.pop_thread_default()

    def _call(self, bus, _sender, path, _interface, method, arguments, invocation):
        answer = None
        if method == "RegisterClient":
            client = f"{MANAGER}/Client{len(self.clients)}"
            bus.register_object(client, self._client_interface, self._call, None, None)
            self.clients[arguments[0]] = client
            answer = GLib.Variant("(o)", (client,))
        invocation.return_value(answer)
        if method == "EndSessionResponse" and path == self.clients[self._app_id]:
            self._answers.release()

    def _emit(self, signal):
        arguments = GLib.Variant("(u)", (0,))
        interface = "org.gnome.SessionManager.ClientPrivate"
        self._bus.emit_signal(None, self.clients[self._app_id], interface, signal, arguments)
