import CGtk

/// An observer of the desktop's preferences for the appearance of apps: light or dark, the contrast
/// and the accent color. GTK 4.8 does not read the preferences.
///
/// ```swift
/// let portal = AppearancePortal { preferences in
///   Settings.default?.prefersDarkTheme = preferences.colorScheme == .preferDark
/// }
/// ```
///
/// The preferences are read asynchronously from the settings portal on the session bus. While there
/// is no bus, no portal or no such setting, the handler is not called. By default, the portal is
/// not used if the environment variable `GTK_THEME` is set, because the user expects the theme in
/// the variable.
@MainActor
public final class AppearancePortal {
  private static let busName = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  /// The preferences that have been received.
  public private(set) var preferences = AppearancePreferences()

  private let handler: @MainActor (AppearancePreferences) -> Void
  // This object owns the cancellable and the connection. Pending requests retain their own
  // references.
  private let cancellable = g_cancellable_new()
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  /// Calls `handler` with the preferences when a preference has been received, and when a
  /// preference changes.
  public init(
    respectsGtkTheme: Bool = true,
    _ handler: @escaping @MainActor (AppearancePreferences) -> Void
  ) {
    self.handler = handler
    if respectsGtkTheme, let theme = g_getenv("GTK_THEME"), theme.pointee != 0 { return }
    g_bus_get(
      G_BUS_TYPE_SESSION,
      cancellable,
      { _, result, data in
        let connection = g_bus_get_finish(result, nil)
        AppearancePortal.receive(data) { portal in
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

  /// Subscribes to changes of the preferences, and requests each preference. The method takes
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
        AppearancePortal.receive(data, isLast: false) { portal in
          portal?.settingChanged(parameters)
        }
      },
      retainWeakly(),
      releaseReference
    )
    // The subscription precedes the calls, so that no change is missed.
    for key in AppearancePreferences.Key.allCases { read(key) }
  }

  /// Requests a preference. A portal that does not know the key replies with an error, and the
  /// preference remains unknown.
  private func read(_ key: AppearancePreferences.Key) {
    g_dbus_connection_call(
      connection,
      Self.busName,
      Self.path,
      Self.interface,
      "Read",
      cgtk_variant_new_two_strings(Self.namespace, key.rawValue),
      nil,
      GDBusCallFlags(rawValue: 0),
      -1,
      cancellable,
      key.finish,
      retainWeakly()
    )
  }

  /// Handles the signal `SettingChanged`. The parameters `(ssv)` of the signal are the namespace,
  /// which the subscription matches, the key and the value.
  private func settingChanged(_ parameters: OpaquePointer?) {
    guard let parameters, g_variant_n_children(parameters) == 3 else { return }
    let key = g_variant_get_child_value(parameters, 1)
    let value = g_variant_get_child_value(parameters, 2)
    defer {
      g_variant_unref(key)
      g_variant_unref(value)
    }
    guard let name = string(g_variant_get_string(key, nil)),
      let key = AppearancePreferences.Key(rawValue: name)
    else { return }
    receive(value, of: key)
  }

  /// Handles a preference, which is in a variant. `Read` returns this variant in another variant.
  private func receive(_ value: OpaquePointer?, of key: AppearancePreferences.Key) {
    guard let value else { return }
    if string(g_variant_get_type_string(value)) == "v" {
      let inner = g_variant_get_variant(value)
      defer { g_variant_unref(inner) }
      return receive(inner, of: key)
    }
    var changed = preferences
    changed.set(key, to: value)
    guard changed != preferences else { return }
    preferences = changed
    handler(changed)
  }

  /// Handles the reply to a request.
  nonisolated fileprivate static func finish(
    _ source: UnsafeMutablePointer<GObject>?,
    _ result: OpaquePointer?,
    _ data: gpointer?,
    _ key: AppearancePreferences.Key
  ) {
    // The source is the connection on which the call was made.
    let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
    nonisolated(unsafe) let value = reply
    receive(data) { portal in
      guard let value else { return }
      defer { g_variant_unref(value) }
      guard g_variant_n_children(value) == 1 else { return }
      let setting = g_variant_get_child_value(value, 0)
      defer { g_variant_unref(setting) }
      portal?.receive(setting, of: key)
    }
  }
}

extension AppearancePreferences.Key {
  /// The function that handles the reply to a request of this key. A C function has no context
  /// besides the data, which is the reference to the portal.
  fileprivate var finish: GAsyncReadyCallback {
    switch self {
    case .colorScheme: { AppearancePortal.finish($0, $1, $2, .colorScheme) }
    case .contrast: { AppearancePortal.finish($0, $1, $2, .contrast) }
    case .accentColor: { AppearancePortal.finish($0, $1, $2, .accentColor) }
    }
  }
}

// MARK: References that GLib retains

extension AppearancePortal {
  /// A weak reference to the portal, so that a pending request does not retain the portal.
  private final class Reference {
    weak var portal: AppearancePortal?

    init(_ portal: AppearancePortal) { self.portal = portal }
  }

  private func retainWeakly() -> gpointer {
    Unmanaged.passRetained(Reference(self)).toOpaque()
  }

  /// Calls `body` with the portal, or with `nil` if the portal was released. If `isLast` is `true`,
  /// then releases the weak reference to the portal.
  nonisolated private static func receive(
    _ data: gpointer?,
    isLast: Bool = true,
    _ body: @MainActor (AppearancePortal?) -> Void
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
  AppearancePortal.release($0)
}
