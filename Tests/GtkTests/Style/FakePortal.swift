import CGtk
import XCTest

@testable import Gtk

/// A settings portal on the session bus of the tests.
@MainActor
final class FakePortal {
  private static let description = """
    <node><interface name="org.freedesktop.portal.Settings">
      <method name="Read">
        <arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/>
      </method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>
    """

  private let connection: OpaquePointer
  private let node: UnsafeMutablePointer<GDBusNodeInfo>
  private var owner: guint = 0
  private var object: guint = 0

  /// Returns the reply to a request of a setting, or `nil` if there is no such setting.
  nonisolated private static func reply(to key: String?) -> String? {
    switch key {
    case "color-scheme": "(<<uint32 1>>,)"
    case "contrast": "(<<uint32 1>>,)"
    case "accent-color": "(<<(1.0, 0.0, 0.5)>>,)"
    default: nil
    }
  }

  /// Creates a portal that replies that a dark scheme and more contrast are preferred. Returns
  /// `nil` without a session bus.
  init?() {
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(Self.description, nil)
    else { return nil }
    self.connection = connection
    self.node = node
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, parameters, invocation, _ in
      let argument = g_variant_get_child_value(parameters, 1)
      defer { g_variant_unref(argument) }
      guard let reply = FakePortal.reply(to: string(g_variant_get_string(argument, nil))) else {
        return g_dbus_method_invocation_return_dbus_error(
          invocation,
          "org.freedesktop.portal.Error.NotFound",
          "There is no such setting."
        )
      }
      let answer = g_variant_parse(nil, reply, nil, nil, nil)
      g_dbus_method_invocation_return_value(invocation, answer)
      g_variant_unref(answer)
    }
    // GDBus copies the table.
    object = g_dbus_connection_register_object(
      connection,
      "/org/freedesktop/portal/desktop",
      g_dbus_node_info_lookup_interface(node, "org.freedesktop.portal.Settings"),
      &table,
      nil,
      nil,
      nil
    )
    owner = g_bus_own_name_on_connection(
      connection,
      "org.freedesktop.portal.Desktop",
      cgtk_bus_name_owner_replace,
      nil,
      nil,
      nil,
      nil
    )
    MainContext.iterate(timeout: .milliseconds(200)) { false }
  }

  /// Returns a portal. Without a session bus, the test fails on the headless desktop, and is
  /// skipped elsewhere.
  static func require(
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> FakePortal {
    let portal = FakePortal()
    let mustExist = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(portal != nil || mustExist, "There is no session bus.")
    return try XCTUnwrap(portal, "There should be a session bus.", file: file, line: line)
  }

  func announce(_ setting: String) {
    let announced = g_variant_parse(nil, setting, nil, nil, nil)
    defer { g_variant_unref(announced) }
    g_dbus_connection_emit_signal(
      connection,
      nil,
      "/org/freedesktop/portal/desktop",
      "org.freedesktop.portal.Settings",
      "SettingChanged",
      announced,
      nil
    )
  }

  isolated deinit {
    g_bus_unown_name(owner)
    g_dbus_connection_unregister_object(connection, object)
    g_dbus_node_info_unref(node)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
}
