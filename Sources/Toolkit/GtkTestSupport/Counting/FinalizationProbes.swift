import Gtk

/// A collection of probes that observe the finalization of GTK objects. A GTK object can exist
/// longer than its Swift wrapper.
@MainActor
public final class FinalizationProbes {
  private var probes: [UnsafeMutableRawPointer: (name: String, probe: FinalizationProbe)] = [:]
  private var count = 0

  /// Creates a collection without probes.
  public init() {}

  /// Observes the finalization of a widget and of its visible descendants.
  public func watch(_ widget: Widget) {
    for widget in widget.visibleDescendants {
      // An address is reused only after the object at this address was finalized.
      if let known = probes[widget.pointer]?.probe, !known.isFinalized { continue }
      probes[widget.pointer] = (widget.typeName, FinalizationProbe(widget))
      count += 1
    }
  }

  /// The number of observed objects.
  public var watched: Int { count }

  /// The types of the observed objects that still exist.
  public var remaining: [String] {
    probes.values.filter { !$0.probe.isFinalized }.map(\.name)
  }
}
