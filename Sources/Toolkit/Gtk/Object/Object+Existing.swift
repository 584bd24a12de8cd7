import CGtk

/// A weak reference to the wrapper of a GObject, stored in the GObject. Because the reference is
/// weak, the GObject does not retain its wrapper, and a wrapper that is being deinitialized is not
/// found.
private final class WrapperReference {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

// `g_quark_from_static_string` would not copy the name, and the pointer to a Swift literal is valid
// only during the call.
@MainActor
private let wrapperQuark = g_quark_from_string("composable-gtk-wrapper")

extension Object {
  static func register(_ object: Object) {
    let reference = Unmanaged.passRetained(WrapperReference(object))
    g_object_set_qdata_full(object.cast(), wrapperQuark, reference.toOpaque()) { data in
      guard let data else { return }
      // Balances the retain above. GLib calls the closure once, when the data is replaced or the
      // GObject is finalized.
      Unmanaged<WrapperReference>.fromOpaque(data).release()
    }
  }

  /// Returns the wrapper of an instance, or `nil` if the instance has no wrapper.
  public static func existing(for pointer: UnsafeMutableRawPointer) -> Object? {
    guard
      let data = g_object_get_qdata(
        pointer.assumingMemoryBound(to: GObject.self),
        wrapperQuark
      )
    else { return nil }
    // Only `register` sets the data of this quark, and the data always has this type.
    return Unmanaged<WrapperReference>.fromOpaque(data).takeUnretainedValue().object
  }
}
