import CGtk

/// The box in which GLib keeps a Swift closure.
///
/// GLib owns it: the closure's finalize notifier releases it, once, when the handler is
/// disconnected or the instance dies, and not before a running emission has returned. Nothing
/// here refers to the instance.
@MainActor
package final class SignalBox {
  typealias Body = @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  /// How many closures GLib holds, for tests.
  package private(set) static var liveCount = 0

  private let body: Body

  /// Null once GLib has let go of the closure.
  fileprivate(set) var closure: UnsafeMutablePointer<GClosure>?

  private init(_ body: @escaping Body) {
    self.body = body
    Self.liveCount += 1
  }

  isolated deinit { Self.liveCount -= 1 }

  /// A floating closure that runs `body`, and its box.
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

/// GTK emits on the thread of the main loop, which is the main actor's, hence `assumeIsolated`;
/// the raw pointers cross into it unchecked because they don't leave the emission.
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
      // `makeClosure` put a box here. The local reference keeps it alive if the handler
      // disconnects itself.
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
    // Balances the retain in `makeClosure`; GLib calls this once for each closure.
    let box = Unmanaged<SignalBox>.fromOpaque(data).takeRetainedValue()
    box.closure = nil
  }
}
