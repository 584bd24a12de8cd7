import CGtk

/// Tells whether GLib has finalised a GObject, for tests.
///
/// ```swift
/// var label: Label? = Label(text: "Hello")
/// let probe = FinalizationProbe(label!)
/// label = nil
/// XCTAssert(probe.isFinalized)
/// ```
///
/// It hangs on instance data, which dies with the instance. A weak reference would not do: it is
/// already cleared when the object is *disposed*, as destroying a window does, while others may
/// still hold it.
@MainActor
public final class FinalizationProbe {
  private final class Flag {
    var isSet = false
  }

  private let flag = Flag()

  public init(_ object: Object) {
    // A quark of its own for each probe would leak a string; a fresh key string is enough, since
    // `g_object_set_data_full` makes a quark of it and tests are short.
    Self.count += 1
    let data = Unmanaged.passRetained(flag).toOpaque()
    g_object_set_data_full(object.cast(), "composable-gtk-probe-\(Self.count)", data) { data in
      guard let data else { return }
      // Balances `passRetained`; called once.
      Unmanaged<Flag>.fromOpaque(data).takeRetainedValue().isSet = true
    }
  }

  /// Whether the instance's memory is gone.
  public var isFinalized: Bool { flag.isSet }

  private static var count = 0
}
