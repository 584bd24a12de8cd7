import CGtk

/// Functions that store a value in an instance. The value exists until the instance is finalized or
/// the value is replaced, whether or not the instance has a wrapper.
enum StoredValue {
  /// Returns the value that the instance stores under a quark, or `nil` if the instance stores no
  /// value. The type must be the type of the value that was stored.
  static func read<Value: BitwiseCopyable>(
    _ type: Value.Type,
    _ quark: GQuark,
    of instance: UnsafeMutablePointer<GtkWidget>
  ) -> Value? {
    g_object_get_qdata(object(instance), quark)?.load(as: type)
  }

  /// Replaces the value that the instance stores under a quark. GLib frees the memory without
  /// calling a destructor, which is correct because a bitwise-copyable value has no destructor.
  static func store<Value: BitwiseCopyable>(
    _ value: Value,
    _ quark: GQuark,
    in instance: UnsafeMutablePointer<GtkWidget>
  ) {
    let memory = g_malloc(gsize(MemoryLayout<Value>.size))
    memory?.initializeMemory(as: Value.self, to: value)
    g_object_set_qdata_full(object(instance), quark, memory, g_free)
  }

  /// The structure of a widget begins with the structure of its GObject.
  private static func object(
    _ instance: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self)
  }
}
