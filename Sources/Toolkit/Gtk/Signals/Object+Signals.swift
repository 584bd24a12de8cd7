import CGtk
import IssueReporting

extension Object {
  /// Calls `handler` each time the instance emits a signal, without the arguments of the signal. If
  /// the class has no such signal, the method reports an issue.
  ///
  /// The handler may disconnect itself and may destroy the instance. The handler should weakly
  /// capture the wrapper and the owners of the wrapper. Otherwise, these objects are never
  /// released.
  @discardableResult
  public func connect(
    _ signal: String,
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connectBody(signal) { _, _ in handler() }
  }

  /// Calls `handler` for a signal whose handlers return whether they handled the signal. If the
  /// handler returns `true`, the default action of the signal is usually not performed.
  @discardableResult
  public func connectReturningBool(
    _ signal: String,
    _ handler: @escaping @MainActor () -> Bool
  ) -> SignalConnection {
    connect(signal, returning: { _ in handler() })
  }

  /// Calls `handler` when the instance notifies of a change of a property, whether or not the value
  /// differs.
  @discardableResult
  public func onNotify(
    _ property: String,
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect("notify::\(property)", handler)
  }

  /// Calls `handler` with the arguments of each emission of the signal.
  @discardableResult
  public func connect(
    _ signal: String,
    arguments handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    connectBody(signal) { arguments, _ in handler(arguments) }
  }

  /// Calls `handler` with the arguments of each emission. The handler returns the result of the
  /// emission. For most signals, `true` stops the emission.
  @discardableResult
  public func connect(
    _ signal: String,
    returning handler: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalConnection {
    connectBody(signal) { arguments, result in
      let handled = handler(arguments)
      if let result { g_value_set_boolean(result, handled.gboolean) }
    }
  }

  @discardableResult
  func connect(
    _ signal: String,
    returningInt handler: @escaping @MainActor (SignalArguments) -> Int32
  ) -> SignalConnection {
    connectBody(signal) { arguments, result in
      let code = handler(arguments)
      if let result { g_value_set_int(result, code) }
    }
  }

  @discardableResult
  func connect(
    _ signal: String,
    returningFlags handler: @escaping @MainActor (SignalArguments) -> UInt32
  ) -> SignalConnection {
    connectBody(signal) { arguments, result in
      let flags = handler(arguments)
      if let result { g_value_set_flags(result, flags) }
    }
  }

  /// Calls a handler that returns a new GObject, or `nil`. The emission owns the object.
  @discardableResult
  func connect(
    _ signal: String,
    returningNewObject handler: @escaping @MainActor (SignalArguments) -> UnsafeMutableRawPointer?
  ) -> SignalConnection {
    connectBody(signal) { arguments, result in
      let object = handler(arguments)
      if let result {
        g_value_take_object(result, object)
      } else if let object {
        g_object_unref(object)
      }
    }
  }

  /// Emits a signal without arguments and without a result, as GTK does when the user presses a key
  /// that is bound to the signal. If the signal does not exist or has arguments, the method reports
  /// an issue and emits nothing.
  public func emit(_ signal: String) {
    var query = GSignalQuery()
    g_signal_query(g_signal_lookup(signal, cgtk_type_of(pointer)), &query)
    guard query.signal_id != 0, query.n_params == 0 else {
      reportIssue("A '\(typeName)' has no signal '\(signal)' without arguments.")
      return
    }
    withValue(cgtk_type_of(pointer)) { instance in
      g_value_set_object(instance, pointer)
      g_signal_emitv(instance, g_signal_lookup(signal, cgtk_type_of(pointer)), 0, nil)
    }
  }

  private func connectBody(_ signal: String, _ body: @escaping SignalBox.Body) -> SignalConnection {
    let (box, closure) = SignalBox.makeClosure(body)
    // If the closure is not connected, this function is its only owner.
    g_closure_ref(closure)
    g_closure_sink(closure)
    defer { g_closure_unref(closure) }
    if hasSignal(signal) {
      g_signal_connect_closure(pointer, signal, closure, false.gboolean)
    } else {
      reportIssue("A '\(typeName)' has no signal '\(signal)'. The handler is never called.")
    }
    return SignalConnection(box)
  }

  /// Whether the class of the instance has a signal. The signal may have a detail, as in
  /// `notify::position`. GLib logs a critical warning if a handler is connected to an unknown
  /// signal.
  private func hasSignal(_ signal: String) -> Bool {
    var id: guint = 0
    var detail: GQuark = 0
    return g_signal_parse_name(signal, cgtk_type_of(pointer), &id, &detail, true.gboolean).isTrue
  }
}
