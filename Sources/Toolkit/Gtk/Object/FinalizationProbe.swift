import CGtk

/// A probe that reports whether GLib has finalized a GObject, for tests.
///
/// ```swift
/// var label: Label? = Label(text: "Hello")
/// let probe = FinalizationProbe(label!)
/// label = nil
/// XCTAssert(probe.isFinalized)
/// ```
///
/// The probe is stored in the data of the instance, which GLib destroys with the instance. A weak
/// reference would not suffice. GLib clears a weak reference when the object is *disposed*, for
/// example when a window is destroyed, although the object may still be retained.
@MainActor
public final class FinalizationProbe {
  private final class Flag {
    var isSet = false
  }

  private let flag = Flag()

  /// Creates a probe of an object, which the probe does not retain.
  public init(_ object: Object) {
    // `g_object_set_data_full` creates a quark, whose string is never freed, for each probe. This
    // is acceptable, because the key is short and tests run for a short time.
    Self.count += 1
    let data = Unmanaged.passRetained(flag).toOpaque()
    g_object_set_data_full(object.cast(), "composable-gtk-probe-\(Self.count)", data) { data in
      guard let data else { return }
      // Balances `passRetained`. Called once.
      Unmanaged<Flag>.fromOpaque(data).takeRetainedValue().isSet = true
    }
  }

  /// Whether GLib has finalized the instance.
  public var isFinalized: Bool { flag.isSet }

  private static var count = 0
}
