import Gtk

/// The bar at the top of a window, with the back button, the title, and the items of views.
@MainActor
final class WindowHeader {
  let bar = HeaderBar()
  /// The widgets of the header from top to bottom, which are inserted above the content.
  var widgets: [Widget] { [bar, edge] }
  private let label = Gtk.Label()
  private let start = Box(orientation: .horizontal, spacing: 6)
  private let middle = Box(orientation: .horizontal, spacing: 6)
  private let menu = Box(orientation: .horizontal)
  /// The progress bars of the toolbar, over the bottom edge of the bar. The height is 0.
  private let edge = Box(orientation: .vertical)
  private let titles = Box(orientation: .vertical)
  private let overflow: any HeaderItemMenu
  private let row: HeaderRow
  private var layout: LayoutObserver?
  private let subtitle = Gtk.Label()
  private var backControl: Widget?
  private var items: [HeaderItem] = []
  private var ownItems: [HeaderItem] = []
  private var outerItems: [HeaderItem] = []
  /// Whether each item at the end had a title when the items were placed.
  private var titled: [Bool] = []
  private var replacement: HeaderReplacement?

  /// Creates an empty header.
  ///
  /// - Parameter overflow: The menu with the items that the header doesn't show.
  init(overflow: any HeaderItemMenu) {
    self.overflow = overflow
    row = HeaderRow(start: start, title: titles, menuButton: overflow.button)
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
    bar.titleWidget = row
    bar.packEnd(menu)
    edge.addCSSClass("header-edge")
    hideEmpty()
    layout = LayoutObserver(row) { [weak self] in
      self?.setMargins()
      self?.titlesMayHaveChanged()
      self?.showFoldedItems()
    }
  }

  /// Places the button of the main menu at the very end of the header, or removes the button from
  /// the header if `button` is `nil`.
  func setMenuButton(_ button: Widget?) {
    menu.splice(button.map { [$0] } ?? [], replacing: menu.children)
    hideEmpty()
  }

  /// Shows the back button, the subtitle and the items of the views in the window. The title is set
  /// separately, because the title in the header is also the title of the window.
  func show(_ content: HeaderContent) {
    bar.isVisible = content.replacement == nil
    setBackControl(content.backControl)
    setSubtitle(content.subtitle)
    ownItems = content.items
    // The items are removed from the previous header before they are added to the next header.
    if replacement != content.replacement { replacement?.last.setOuterItems([]) }
    replacement = content.replacement
    if let replacement {
      setItems([])
      replacement.last.setOuterItems(ownItems)
    } else {
      setItems(ownItems + outerItems)
    }
  }

  /// Adds items of views outside the content below this header.
  private func setOuterItems(_ items: [HeaderItem]) {
    outerItems = items
    setItems(ownItems + outerItems)
  }

  /// Whether a view shows an item with the placement `cancellationAction`.
  var hasCancellationAction: Bool { !widgets([.cancellationAction]).isEmpty }

  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  private func setBackControl(_ control: Widget?) {
    guard control != backControl else { return }
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
    // Items that move to another placement are removed first. Items that remain aren't changed.
    let kept = items.filter { item in new.contains { item.isAtPlace(of: $0) } }
    show(kept)
    show(new)
    row.title = widgets([.principal]).isEmpty ? titles : middle
    hideEmpty()
    showFoldedItems()
  }

  /// Sets the space between the items and the buttons of the window or of the main menu. Without
  /// such a button, the items begin at the edge of the header. The buttons can change at any time
  /// with the settings of the desktop.
  private func setMargins() {
    let sides = (row.parent?.children ?? []).filter { $0 !== row }
    func margin(to side: Widget?) -> Int { (side?.allocatedWidth ?? 0) > 0 ? 6 : 0 }
    let (start, end) = (margin(to: sides.first), margin(to: sides.last))
    if row.marginStart != start { row.marginStart = start }
    if row.marginEnd != end { row.marginEnd = end }
  }

  /// Shows the items in the menu that the header doesn't show. Called after each layout, because
  /// the layout decides which items are folded.
  private func showFoldedItems() {
    let folded = Set(row.folded)
    overflow.show(endItems.filter { folded.contains($0.widget) })
  }

  private func show(_ new: [HeaderItem]) {
    let old = (
      start: startWidgets, middle: widgets([.principal]), edge: edgeWidgets
    )
    for item in items where !new.contains(where: { item.isAtPlace(of: $0) }) {
      item.styleClass.map(item.widget.removeCSSClass)
    }
    items = new
    start.splice(startWidgets, replacing: old.start)
    middle.splice(widgets([.principal]), replacing: old.middle)
    placeEndItems()
    edge.splice(edgeWidgets, replacing: old.edge)
    for item in new {
      item.styleClass.map(item.widget.addCSSClass)
    }
  }

  private func placeEndItems() {
    titled = endItems.map(overflow.hasTitle)
    row.setItems(endItems.map { ($0.widget, $0.folding(into: overflow)) })
  }

  /// Places the items again if one of them has received or lost its title. Called after each
  /// layout, because a title that comes or goes changes the size of its item.
  private func titlesMayHaveChanged() {
    if endItems.map(overflow.hasTitle) != titled { placeEndItems() }
  }

  /// Hides the empty boxes. Otherwise, an empty box would occupy the spacing next to its neighbour.
  private func hideEmpty() {
    start.isVisible = !startWidgets.isEmpty
    menu.isVisible = !menu.children.isEmpty
    edge.isVisible = !edgeWidgets.isEmpty
  }

  private var startWidgets: [Widget] {
    (backControl.map { [$0] } ?? [])
      + widgets([.cancellationAction]) + widgets([.navigation, .topBarLeading])
  }

  private var endItems: [HeaderItem] {
    items.filter { $0.placement == .status && !$0.isOnEdge }
      + items([.automatic, .topBarTrailing]) + items([.secondaryAction])
      + items([.destructiveAction]) + items([.primaryAction]) + items([.confirmationAction])
  }

  private var edgeWidgets: [Widget] { items.filter(\.isOnEdge).map(\.widget) }

  private func widgets(_ placements: Set<ToolbarItemPlacement>) -> [Widget] {
    items(placements).map(\.widget)
  }

  private func items(_ placements: Set<ToolbarItemPlacement>) -> [HeaderItem] {
    items.filter { placements.contains($0.placement) }
  }
}

extension WindowHeader {
  /// The decoration layout for a window that must have a close button. `nil` if the layout of the
  /// desktop already has a close button.
  static var layoutWithCloseButton: String? {
    let layout = Gtk.Settings.default?.decorationLayout ?? ""
    return layout.contains("close") ? nil : ":close"
  }

  /// The decoration layout of a dialog inside a window: a close button, at the side where the
  /// windows of the desktop have their close button.
  static var layoutOfDialog: String {
    let layout = Gtk.Settings.default?.decorationLayout ?? ""
    let start = layout.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
    return start.contains("close") ? "close:" : ":close"
  }
}

@MainActor
extension HeaderItem {
  /// Whether the item is a progress bar, which is shown over the bottom edge of the header.
  fileprivate var isOnEdge: Bool {
    placement == .status && widget is ProgressBar
  }

  /// The style class of GTK's theme for the widget.
  fileprivate var styleClass: String? {
    if isOnEdge { return "osd" }
    switch placement {
    case .confirmationAction: return "suggested-action"
    case .destructiveAction: return "destructive-action"
    default: return nil
    }
  }
}
