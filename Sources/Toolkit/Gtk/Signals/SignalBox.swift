import CGtk

/// The box in which GLib stores a Swift closure.
///
/// GLib owns the box. The finalize notifier of the closure releases the box once, when the handler
/// is disconnected or the instance is finalized, and not before a running emission has returned.
/// The box does not reference the instance.
@MainActor
package final class SignalBox {
  typealias Body = @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  /// The number of boxes that exist, for tests.
  package private(set) static var liveCount = 0

  private let body: Body

  /// The closure, or `nil` after GLib has released the closure.
  fileprivate(set) var closure: UnsafeMutablePointer<GClosure>?

  private init(_ body: @escaping Body) {
    self.body = body
    Self.liveCount += 1
  }

  isolated deinit { Self.liveCount -= 1 }

  /// Creates a floating closure that runs `body`, and the box of the closure.
  static func makeClosure(_ body: @escaping Body) -> (SignalBox, UnsafeMutablePointer<GClosure>) {
    let box = SignalBox(body)
    let data = Unmanaged.passRetained(box).toOpaque()
    guard let closure = cgtk_closure_new(data, marshal, finalize) else {
      preconditionFailure("A closure could not be created.")
    }
    box.closure = closure
    return (box, closure)
  }

  fileprivate func invoke(_ arguments: SignalArguments, _ result: UnsafeMutablePointer<GValue>?) {
    body(arguments, result)
  }
}

/// GTK emits signals on the thread of the main loop, which is the thread of the main actor. This
/// justifies `assumeIsolated`. The raw pointers cross the isolation unchecked, because they are
/// used only during the emission.
private let marshal:
  @convention(c) (
    UnsafeMutablePointer<GClosure>?, UnsafeMutablePointer<GValue>?, guint,
    UnsafePointer<GValue>?, gpointer?, gpointer?
  ) -> Void = { closure, result, count, values, _, _ in
    nonisolated(unsafe) let result = result
    nonisolated(unsafe) let values = values
    nonisolated(unsafe) let data = closure?.pointee.data
    MainActor.assumeIsolated {
      guard let data else { return }
      // The data is the box that `makeClosure` has stored. The local reference retains the box if
      // the handler disconnects itself.
      let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
      box.invoke(SignalArguments(values: values, count: Int(count)), result)
    }
  }

private let finalize: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
  data,
  _ in
  nonisolated(unsafe) let data = data
  MainActor.assumeIsolated {
    guard let data else { return }
    // Balances the retain in `makeClosure`. GLib calls the function once for each closure.
    let box = Unmanaged<SignalBox>.fromOpaque(data).takeRetainedValue()
    box.closure = nil
  }
}
