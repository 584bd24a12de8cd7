import Gtk

/// Watches GTK's own objects for their end, which is later than that of what Swift holds of them.
@MainActor
public final class FinalizationProbes {
  private var probes: [UnsafeMutableRawPointer: (name: String, probe: FinalizationProbe)] = [:]
  private var count = 0

  public init() {}

  /// Watches a widget and all within it that can be seen.
  public func watch(_ widget: Widget) {
    for widget in widget.visibleDescendants {
      // An address is used again, but not before its object is gone.
      if let known = probes[widget.pointer]?.probe, !known.isFinalized { continue }
      probes[widget.pointer] = (widget.typeName, FinalizationProbe(widget))
      count += 1
    }
  }

  /// How many objects have been watched.
  public var watched: Int { count }

  /// The types of the objects that still exist.
  public var remaining: [String] {
    probes.values.filter { !$0.probe.isFinalized }.map(\.name)
  }
}
