import Gtk

/// The bar at the top of a window: what leads back, the title, and what views have put there.
@MainActor
final class WindowHeader {
  let bar = HeaderBar()
  private let label = Gtk.Label()
  private let start = Box(orientation: .horizontal, spacing: 6)
  private let end = Box(orientation: .horizontal, spacing: 6)
  private let middle = Box(orientation: .horizontal, spacing: 6)
  private let titles = Box(orientation: .vertical)
  private let subtitle = Gtk.Label()
  private var backControl: Widget?
  private var items: [HeaderItem] = []

  /// - Parameter menuButton: What stands at the very end, whatever else is there.
  init(menuButton: Widget? = nil) {
    label.addCSSClass("title")
    label.ellipsize = .end
    label.hasTabularFigures = true
    subtitle.addCSSClass("subtitle")
    subtitle.ellipsize = .end
    subtitle.hasTabularFigures = true
    subtitle.isVisible = false
    titles.valign = .center
    titles.append(label)
    titles.append(subtitle)
    bar.titleWidget = titles
    if let menuButton {
      bar.packEnd(menuButton)
    }
    bar.packStart(start)
    bar.packEnd(end)
    hideEmpty()
  }

  /// Shows what the views in the window say, but for the title, which is the window's as well.
  func follow(_ context: WindowContext) {
    context.onBackControlChange = { [weak self] in self?.setBackControl($0) }
    context.onSubtitleChange = { [weak self] in self?.setSubtitle($0) }
    context.onToolbarChange = { [weak self] in self?.setItems($0) }
  }

  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  private func setBackControl(_ control: Widget?) {
    let old = startWidgets
    backControl = control
    start.splice(startWidgets, replacing: old)
    hideEmpty()
  }

  private func setSubtitle(_ text: String) {
    guard subtitle.text != text else { return }
    subtitle.text = text
    subtitle.isVisible = !text.isEmpty
  }

  private func setItems(_ new: [HeaderItem]) {
    guard new != items else { return }
    // What goes from one place to another has to be taken off first: what stays is never touched.
    let kept = items.filter(new.contains)
    show(kept)
    show(new)
    bar.titleWidget = widgets([.principal]).isEmpty ? titles : middle
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

extension WindowHeader {
  /// Where the close button goes in a window that must have one, whatever the desktop has: `nil` for
  /// where the desktop has it.
  static var layoutWithCloseButton: String? {
    let layout = Gtk.Settings.default?.decorationLayout ?? ""
    return layout.contains("close") ? nil : ":close"
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
