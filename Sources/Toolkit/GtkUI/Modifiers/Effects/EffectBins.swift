import Gtk

/// The containers of the widgets of a view, which draw the widgets with effects. Each widget is in
/// a container of its own.
@MainActor
struct EffectBins {
  private var bins: [(child: Widget, bin: EffectBin)] = []

  /// The effects of all containers.
  var effects = EffectBin.Effects() {
    didSet {
      for (_, bin) in bins { bin.effects = effects }
    }
  }

  /// The containers, in the order of the widgets.
  var widgets: [Widget] { bins.map(\.bin) }

  /// The only container, or `nil` if the view has no widget or several widgets.
  var only: EffectBin? { bins.count == 1 ? bins.first?.bin : nil }

  /// Replaces the widgets. A widget that remains also remains in its container.
  mutating func place(_ new: [Widget]) {
    let old = bins
    for (child, bin) in old where !new.contains(child) && child.parent == bin { child.unparent() }
    bins = new.map { widget in
      old.first { $0.child == widget } ?? (widget, makeBin(widget))
    }
  }

  /// Removes the references to the containers. The widgets remain in the containers.
  mutating func removeAll() { bins = [] }

  private func makeBin(_ widget: Widget) -> EffectBin {
    let bin = EffectBin(child: widget)
    bin.effects = effects
    return bin
  }
}
