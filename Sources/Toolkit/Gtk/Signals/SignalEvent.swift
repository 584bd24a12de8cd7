import CGtk

/// An event argument, which is valid during the emission. A `GdkEvent` is not a GObject.
struct SignalEvent: SignalValue {
  let pointer: OpaquePointer?

  static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    g_type_check_value_holds(UnsafeMutablePointer(mutating: value), gdk_event_get_type()).isTrue
  }

  init(signalValue: UnsafePointer<GValue>) {
    pointer = g_value_peek_pointer(signalValue).map { OpaquePointer($0) }
  }
}
