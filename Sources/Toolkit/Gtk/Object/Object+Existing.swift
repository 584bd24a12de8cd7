import CGtk

/// What a GObject remembers of its wrapper. Weak, so that neither keeps the other alive, and a
/// wrapper that is being torn down is not found.
private final class WrapperReference {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

// GLib must copy the name: what Swift passes for a literal lives only as long as the call.
@MainActor
private let wrapperQuark = g_quark_from_string("composable-gtk-wrapper")

extension Object {
  static func register(_ object: Object) {
    let reference = Unmanaged.passRetained(WrapperReference(object))
    g_object_set_qdata_full(object.cast(), wrapperQuark, reference.toOpaque()) { data in
      guard let data else { return }
      // Balances the retain above; GLib calls this once, when the data is replaced or dies.
      Unmanaged<WrapperReference>.fromOpaque(data).release()
    }
  }

  /// The wrapper that lives for an instance, if there is one.
  public static func existing(for pointer: UnsafeMutableRawPointer) -> Object? {
    guard
      let data = g_object_get_qdata(
        pointer.assumingMemoryBound(to: GObject.self),
        wrapperQuark
      )
    else { return nil }
    // Only `register` sets this quark, and it sets a reference of this type.
    return Unmanaged<WrapperReference>.fromOpaque(data).takeUnretainedValue().object
  }
}
