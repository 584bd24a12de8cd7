import CGtk

/// A connection of a handler to a signal. If the connection is released, the handler remains
/// connected as long as the instance exists.
@MainActor
public final class SignalConnection {
  // Weak, because GLib owns the box, and the connection may outlive the instance and its handlers.
  private weak var box: SignalBox?

  init(_ box: SignalBox) { self.box = box }

  /// Whether the handler can still run.
  public var isConnected: Bool { box?.closure != nil }

  /// Disconnects the handler, which may be running. A second call does nothing.
  public func disconnect() {
    guard let box, let closure = box.closure else { return }
    self.box = nil
    // Invalidating a closure disconnects the closure from its signal, without a reference to the
    // instance. The instance may no longer exist.
    g_closure_invalidate(closure)
  }
}
