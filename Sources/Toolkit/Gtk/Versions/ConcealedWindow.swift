import CGtk

/// The states of a window that is open, but not visible.
extension Window {
  /// Whether the window is minimized, or the desktop reports that no part of the window is visible.
  /// The desktop's report requires GTK 4.12.
  public var isConcealed: Bool {
    guard let surface = gtk_native_get_surface(opaque) else { return false }
    let state = gdk_toplevel_get_state(surface)
    return state.rawValue & (Self.minimized | Self.suspended) != 0
  }

  /// Calls `handler` when the window may have been concealed or revealed. The window must be
  /// realized. An unrealized window has no surface, so `handler` is never called.
  public func onConcealedChanged(_ handler: @escaping @MainActor () -> Void) {
    guard let surface = gtk_native_get_surface(opaque) else { return }
    let object =
      Object.existing(for: UnsafeMutableRawPointer(surface)) ?? Object(surface, transfer: .none)
    object.onNotify("state", handler)
  }

  private static var minimized: UInt32 { 1 << 0 }
  /// The bit has a name only in the headers of GTK 4.12 and newer.
  private static var suspended: UInt32 { 1 << 16 }
}
