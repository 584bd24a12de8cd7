import CGtk

/// A value that an instance stores, and that exists for as long as the instance, whether or not a
/// wrapper of the instance exists.
enum StoredValue {
  /// Returns the value that the instance stores under a quark, or `nil`. The type must be the type of
  /// the value that was stored.
  static func read<Value: BitwiseCopyable>(
    _ type: Value.Type,
    _ quark: GQuark,
    of instance: UnsafeMutablePointer<GtkWidget>
  ) -> Value? {
    g_object_get_qdata(object(instance), quark)?.load(as: type)
  }

  /// Replaces the value that the instance stores under a quark. GLib frees the memory without a
  /// destructor, which a bitwise-copyable value does not have.
  static func store<Value: BitwiseCopyable>(
    _ value: Value,
    _ quark: GQuark,
    in instance: UnsafeMutablePointer<GtkWidget>
  ) {
    let memory = g_malloc(gsize(MemoryLayout<Value>.size))
    memory?.initializeMemory(as: Value.self, to: value)
    g_object_set_qdata_full(object(instance), quark, memory, g_free)
  }

  /// A widget's structure begins with its GObject.
  private static func object(
    _ instance: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self)
  }
}
