import CGtk

/// A connected handler. It may be dropped: the handler then lives as long as the instance.
@MainActor
public final class SignalConnection {
  // Weak, because GLib owns the box: this may outlive the instance and its handlers.
  private weak var box: SignalBox?

  init(_ box: SignalBox) { self.box = box }

  /// Whether the handler can still run.
  public var isConnected: Bool { box?.closure != nil }

  /// Disconnects the handler, also while it is running. A second call does nothing.
  public func disconnect() {
    guard let box, let closure = box.closure else { return }
    self.box = nil
    // Invalidating a closure disconnects it from whatever it is connected to, so no reference to
    // the instance is needed, which may be gone.
    g_closure_invalidate(closure)
  }
}
