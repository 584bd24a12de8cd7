import CGtk

extension Window {
  /// Whether the window is minimized, or the desktop reports that no part of the window is visible.
  /// GTK receives this report since 4.12. The value is `false` if the window is not realized.
  public var isConcealed: Bool {
    guard let surface = gtk_native_get_surface(opaque) else { return false }
    return ConcealedStates.contain(gdk_toplevel_get_state(surface))
  }

  /// Calls `handler` when the window may have been concealed or revealed. The window must be
  /// realized. An unrealized window has no surface, so `handler` is never called.
  public func onConcealedChanged(_ handler: @escaping @MainActor () -> Void) {
    guard let surface = gtk_native_get_surface(opaque) else { return }
    let object =
      Object.existing(for: UnsafeMutableRawPointer(surface)) ?? Object(surface, transfer: .none)
    object.onNotify("state", handler)
  }
}
