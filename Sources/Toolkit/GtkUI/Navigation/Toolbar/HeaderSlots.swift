import Gtk

/// The places of a header: what leads back, the title, and what views have put there.
@MainActor
final class HeaderSlots {
  private let header: HeaderBar
  private let start = Box(orientation: .horizontal, spacing: 6)
  private let end = Box(orientation: .horizontal, spacing: 6)
  private let middle = Box(orientation: .horizontal, spacing: 6)
  private let titles = Box(orientation: .vertical)
  private let subtitle = Gtk.Label()
  private var backControl: Widget?
  private var items: [HeaderItem] = []

  /// Puts the title, and what comes with it, into the header.
  init(_ header: HeaderBar, title: Gtk.Label) {
    self.header = header
    subtitle.addCSSClass("subtitle")
    subtitle.ellipsize = .end
    subtitle.hasTabularFigures = true
    subtitle.isVisible = false
    titles.valign = .center
    titles.append(title)
    titles.append(subtitle)
    header.titleWidget = titles
    header.packStart(start)
    header.packEnd(end)
    hideEmpty()
  }

  func setBackControl(_ control: Widget?) {
    let old = startWidgets
    backControl = control
    start.splice(startWidgets, replacing: old)
    hideEmpty()
  }

  func setSubtitle(_ text: String) {
    subtitle.text = text
    subtitle.isVisible = !text.isEmpty
  }

  func setItems(_ new: [HeaderItem]) {
    guard new != items else { return }
    // What goes from one place to another has to be taken off first: what stays is never touched.
    let kept = items.filter(new.contains)
    show(kept)
    show(new)
    header.titleWidget = widgets([.principal]).isEmpty ? titles : middle
    hideEmpty()
  }

  private func show(_ new: [HeaderItem]) {
    let old = (start: startWidgets, middle: widgets([.principal]), end: endWidgets)
    for item in items where !new.contains(item) {
      item.placement.styleClass.map(item.widget.removeCSSClass)
    }
    items = new
    start.splice(startWidgets, replacing: old.start)
    middle.splice(widgets([.principal]), replacing: old.middle)
    end.splice(endWidgets, replacing: old.end)
    for item in new {
      item.placement.styleClass.map(item.widget.addCSSClass)
    }
  }

  /// An empty box would still take the room between it and its neighbour.
  private func hideEmpty() {
    start.isVisible = !startWidgets.isEmpty
    end.isVisible = !endWidgets.isEmpty
  }

  private var startWidgets: [Widget] {
    (backControl.map { [$0] } ?? [])
      + widgets([.cancellationAction]) + widgets([.navigation, .topBarLeading])
  }

  private var endWidgets: [Widget] {
    widgets([.automatic, .topBarTrailing]) + widgets([.secondaryAction])
      + widgets([.destructiveAction]) + widgets([.primaryAction]) + widgets([.confirmationAction])
  }

  private func widgets(_ placements: Set<ToolbarItemPlacement>) -> [Widget] {
    items.filter { placements.contains($0.placement) }.map(\.widget)
  }
}

extension ToolbarItemPlacement {
  /// What GTK's theme calls buttons of the kind.
  fileprivate var styleClass: String? {
    switch self {
    case .confirmationAction: "suggested-action"
    case .destructiveAction: "destructive-action"
    default: nil
    }
  }
}
