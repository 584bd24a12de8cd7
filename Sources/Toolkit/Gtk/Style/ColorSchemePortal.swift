import CGtk

/// An observer of the desktop's preference for a light or a dark appearance. GTK 4.8 does not read
/// the preference.
///
/// ```swift
/// let portal = ColorSchemePortal { scheme in
///   Settings.default?.prefersDarkTheme = scheme == .preferDark
/// }
/// ```
///
/// The preference is read asynchronously from the settings portal on the session bus. While there
/// is no bus, no portal or no such setting, the handler is not called. By default, the portal is
/// not used if the environment variable `GTK_THEME` is set, because the user expects the theme in
/// the variable.
@MainActor
public final class ColorSchemePortal {
  private static let busName = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  /// The preference, or `nil` until the preference has been received.
  public private(set) var scheme: ColorScheme?

  private let handler: @MainActor (ColorScheme) -> Void
  // This object owns the cancellable and the connection. Pending requests retain their own
  // references.
  private let cancellable = g_cancellable_new()
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  /// Calls `handler` with the preference when the preference has been received, and when the
  /// preference changes.
  public init(
    respectsGtkTheme: Bool = true,
    _ handler: @escaping @MainActor (ColorScheme) -> Void
  ) {
    self.handler = handler
    if respectsGtkTheme, let theme = g_getenv("GTK_THEME"), theme.pointee != 0 { return }
    g_bus_get(
      G_BUS_TYPE_SESSION,
      cancellable,
      { _, result, data in
        let connection = g_bus_get_finish(result, nil)
        ColorSchemePortal.receive(data) { portal in
          guard let portal else {
            if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
            return
          }
          portal.connect(connection)
        }
      },
      retainWeakly()
    )
  }

  isolated deinit {
    g_cancellable_cancel(cancellable)
    if let cancellable { g_object_unref(cancellable) }
    guard let connection else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Subscribes to changes of the preference, and requests the preference. The method takes
  /// ownership of the connection.
  private func connect(_ connection: OpaquePointer?) {
    guard let connection else { return }
    self.connection = connection
    subscription = g_dbus_connection_signal_subscribe(
      connection,
      Self.busName,
      Self.interface,
      "SettingChanged",
      Self.path,
      Self.namespace,
      GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        ColorSchemePortal.receive(data, isLast: false) { portal in
          portal?.settingChanged(parameters)
        }
      },
      retainWeakly(),
      releaseReference
    )
    // The subscription precedes the call, so that no change is missed.
    g_dbus_connection_call(
      connection,
      Self.busName,
      Self.path,
      Self.interface,
      "Read",
      cgtk_variant_new_two_strings(Self.namespace, Self.key),
      nil,
      GDBusCallFlags(rawValue: 0),
      -1,
      cancellable,
      { source, result, data in
        // The source is the connection on which the call was made.
        let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
        ColorSchemePortal.receive(data) { portal in
          guard let reply else { return }
          defer { g_variant_unref(reply) }
          let value = g_variant_get_child_value(reply, 0)
          defer { g_variant_unref(value) }
          portal?.receive(value)
        }
      },
      retainWeakly()
    )
  }

  /// Handles the signal `SettingChanged`. Its parameters `(ssv)` are the namespace, which the
  /// subscription matches, the key and the value.
  private func settingChanged(_ parameters: OpaquePointer?) {
    guard let parameters, g_variant_n_children(parameters) == 3 else { return }
    let key = g_variant_get_child_value(parameters, 1)
    let value = g_variant_get_child_value(parameters, 2)
    defer {
      g_variant_unref(key)
      g_variant_unref(value)
    }
    guard string(g_variant_get_string(key, nil)) == Self.key else { return }
    receive(value)
  }

  /// Handles the preference, which is a number in a variant. `Read` returns this variant in another
  /// variant.
  private func receive(_ value: OpaquePointer?) {
    guard let value else { return }
    if string(g_variant_get_type_string(value)) == "v" {
      let inner = g_variant_get_variant(value)
      defer { g_variant_unref(inner) }
      return receive(inner)
    }
    guard string(g_variant_get_type_string(value)) == "u" else { return }
    // According to the documentation of the portal, an unknown number means no preference.
    let scheme = ColorScheme(rawValue: g_variant_get_uint32(value)) ?? .noPreference
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    handler(scheme)
  }
}

// MARK: References that GLib retains

extension ColorSchemePortal {
  /// A weak reference to the portal, so that a pending request does not retain the portal.
  private final class Reference {
    weak var portal: ColorSchemePortal?

    init(_ portal: ColorSchemePortal) { self.portal = portal }
  }

  private func retainWeakly() -> gpointer {
    Unmanaged.passRetained(Reference(self)).toOpaque()
  }

  /// Calls `body` with the portal, or with `nil` if the portal was released. If `isLast` is `true`,
  /// then releases the weak reference to the portal.
  nonisolated private static func receive(
    _ data: gpointer?,
    isLast: Bool = true,
    _ body: @MainActor (ColorSchemePortal?) -> Void
  ) {
    nonisolated(unsafe) let data = data
    // GDBus calls back in the context of the request, which is the context of the main thread.
    MainActor.assumeIsolated {
      guard let data else { return }
      // `retainWeakly` has created the reference.
      let reference = Unmanaged<Reference>.fromOpaque(data)
      body(reference.takeUnretainedValue().portal)
      if isLast { reference.release() }
    }
  }

  /// Releases the reference of a subscription, whose callback may be called many times.
  nonisolated fileprivate static func release(_ data: gpointer?) {
    receive(data) { _ in }
  }
}

private let releaseReference: @convention(c) (gpointer?) -> Void = {
  ColorSchemePortal.release($0)
}
