import CGtk

/// The content of a header: widgets at the start, a title in the center of the header, and items at
/// the end.
///
/// If the title would be narrower than 80 pixels, items are folded: they are not shown, and the
/// button of the menu is shown, whose menu must contain the folded items. The layout decides this,
/// so that a narrow header never flickers, and the minimum width of the row is the width with
/// folded items.
@MainActor
public final class HeaderRow: Widget {
  /// When an item is folded.
  public enum Folding: Equatable, Sendable, BitwiseCopyable {
    /// The item is always shown.
    case never
    /// The item is folded if the title has too little space. Items of less importance are folded
    /// first.
    case belowImportance(Int32)
    /// The item is never shown.
    case always
  }

  /// The space between two widgets, in pixels.
  fileprivate nonisolated static let spacing: Int32 = 6

  /// The widget at the start.
  public let start: Widget
  /// The button of the menu with the folded items.
  public let menuButton: Widget
  private var items: [(widget: Widget, folding: Folding)] = []
  private var hiddenFocus: HiddenFocus?

  /// Creates a row without items.
  public init(start: Widget, title: Widget, menuButton: Widget) {
    self.start = start
    self.title = title
    self.menuButton = menuButton
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(CustomLayout.heightForWidth, rowMeasure, rowAllocate)
    )
    hexpand = true
    insert(start, .start, after: nil)
    insert(title, .title, after: start)
    insert(menuButton, .menu, after: title)
    setChildShown(menuButton.widget, false)
    hiddenFocus = HiddenFocus(in: self) { [weak menuButton] in
      if let menuButton, menuButton.isMapped { menuButton.grabFocus() }
    }
  }

  /// The widget in the center of the header.
  public var title: Widget {
    didSet {
      guard title !== oldValue else { return }
      gtk_widget_unparent(oldValue.widget)
      insert(title, .title, after: start)
    }
  }

  /// Replaces the items at the end, in order. An item that remains retains the focus.
  public func setItems(_ new: [(widget: Widget, folding: Folding)]) {
    let remaining = Set(new.map(\.widget))
    for item in items where !remaining.contains(item.widget) {
      hiddenFocus?.endObservation(of: item.widget)
      gtk_widget_unparent(item.widget.widget)
    }
    let old = Set(items.map(\.widget))
    var last = title
    for (item, folding) in new {
      if old.contains(item) {
        RowPart.item(folding).store(in: item.widget)
        gtk_widget_insert_after(item.widget, widget, last.widget)
      } else {
        insert(item, .item(folding), after: last)
        hiddenFocus?.observe(item)
      }
      // The layout shows and hides the others.
      if folding == .always { setChildShown(item.widget, false) }
      last = item
    }
    items = new
    gtk_widget_queue_resize(widget)
  }

  /// The items that the last layout has folded, in order.
  public var folded: [Widget] { items.map(\.widget).filter { !$0.isMappedWithParent } }

  private func insert(_ child: Widget, _ part: RowPart, after sibling: Widget?) {
    part.store(in: child.widget)
    setChildShown(child.widget, true)
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }
}

extension Widget {
  /// The widget to which something that belongs to this widget should point: the button of the menu
  /// if the widget is in a folded item of a header, and otherwise the widget itself.
  public var shownOrMenuButton: Widget {
    var child = self
    while let parent = child.parent {
      if let row = parent as? HeaderRow, !child.isMappedWithParent { return row.menuButton }
      child = parent
    }
    return self
  }
}

/// The part of a header row that a child is.
private enum RowPart: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-row-part")

  case start
  case title
  case item(HeaderRow.Folding)
  case menu

  init?(of child: UnsafeMutablePointer<GtkWidget>) {
    guard let part = StoredValue.read(Self.self, Self.quark, of: child) else { return nil }
    self = part
  }

  func store(in child: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: child)
  }
}

/// The number of items that the last layout has folded for lack of space. The number is stored in
/// the GTK instance, because the instance of a box can outlive the wrapper.
private struct FoldedCount: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-folded-count")

  var count = 0

  init(count: Int) {
    self.count = count
  }

  init(of row: UnsafeMutablePointer<GtkWidget>) {
    if let stored = StoredValue.read(Self.self, Self.quark, of: row) { self = stored }
  }

  func store(in row: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: row)
  }
}

/// The measured children of a header row.
private struct RowChildren {
  struct Child {
    let widget: UnsafeMutablePointer<GtkWidget>
    var width: Int32 { extent.natural }
    let extent: (minimum: Int32, natural: Int32)
  }

  var start: Child?
  var title: Child?
  var menu: Child?
  var items: [(child: Child, folding: HeaderRow.Folding)] = []

  init(of row: UnsafeMutablePointer<GtkWidget>) {
    var next = gtk_widget_get_first_child(row)
    while let widget = next {
      next = gtk_widget_get_next_sibling(widget)
      // A hidden child occupies no space. A folded item is not hidden in this sense.
      guard let part = RowPart(of: widget), gtk_widget_get_visible(widget).isTrue else { continue }
      let child = Child(
        widget: widget,
        extent: CustomLayout.extent(of: widget, GTK_ORIENTATION_HORIZONTAL)
      )
      switch part {
      case .start: start = child
      case .title: title = child
      case .menu: menu = child
      case .item(let folding): items.append((child, folding))
      }
    }
  }

  var folding: HeaderFolding {
    HeaderFolding(
      items: items.map { HeaderFolding.Item(width: $0.child.width, folding: $0.folding) },
      menuWidth: menu?.width ?? 0,
      spacing: HeaderRow.spacing
    )
  }

  /// The width that the title needs.
  var neededTitleWidth: Int32 {
    guard let title else { return 0 }
    return max(title.extent.minimum, min(title.width, HeaderFolding.titleWidth))
  }

  /// The width of the start with the space after it.
  func startWidth(_ width: KeyPath<Child, Int32>) -> Int32 {
    start.map { $0[keyPath: width] + HeaderRow.spacing } ?? 0
  }

  var width: (minimum: Int32, natural: Int32) {
    let narrow = HeaderFolding(
      items: items.map { HeaderFolding.Item(width: $0.child.extent.minimum, folding: $0.folding) },
      menuWidth: menu?.width ?? 0,
      spacing: HeaderRow.spacing
    )
    // If the items never fit, the layout folds the items that then have the least natural width.
    let minimum =
      startWidth(\.extent.minimum) + (title?.extent.minimum ?? 0)
      + narrow.width(folding: folding.narrowestCount)
    let natural = startWidth(\.width) + (title?.width ?? 0) + folding.width(folding: 0)
    return (minimum, max(minimum, natural))
  }

  var height: (minimum: Int32, natural: Int32) {
    var height: (minimum: Int32, natural: Int32) = (0, 0)
    for child in [start, title, menu].compactMap(\.self) + items.map(\.child) {
      let extent = CustomLayout.extent(of: child.widget, GTK_ORIENTATION_VERTICAL)
      height = (max(height.minimum, extent.minimum), max(height.natural, extent.natural))
    }
    return height
  }

  /// Shows and hides the items.
  ///
  /// - Parameters:
  ///   - width: The width of the row.
  ///   - center: The center of the header, from the start of the row.
  ///   - current: The number of items that are currently folded for lack of space.
  ///
  /// - Returns: The new number of these items, and the areas of the shown children, from the start.
  func arrange(
    width: Int32,
    center: Int32,
    current: Int
  ) -> (folded: Int, areas: [(child: Child, x: Int32, width: Int32)]) {
    let folding = folding
    let space = width - startWidth(\.width)
    let folded = folding.count(in: space, title: neededTitleWidth, current: current)
    let shown = folding.shown(folding: folded)
    for (index, item) in items.enumerated() {
      setChildShown(item.child.widget, shown.contains(index))
    }
    let hasMenu = folding.hasMenu(folding: folded)
    if let menu { setChildShown(menu.widget, hasMenu) }

    let end = shown.map { items[$0].child } + (hasMenu ? [menu].compactMap(\.self) : [])
    // If the widgets don't fit, the title is the first that becomes narrower than it needs.
    var deficit =
      startWidth(\.width) + neededTitleWidth + folding.width(folding: folded) - width
    func fit(_ child: Child, to wanted: Int32) -> Int32 {
      let loss = min(max(deficit, 0), wanted - child.extent.minimum)
      deficit -= loss
      return wanted - loss
    }
    var titleWidth = title.map { fit($0, to: neededTitleWidth) } ?? 0
    let endWidths = end.map { fit($0, to: $0.width) }
    let startWidth = start.map { fit($0, to: $0.width) }

    var areas: [(child: Child, x: Int32, width: Int32)] = []
    var left: Int32 = 0
    if let start, let startWidth {
      areas.append((start, 0, startWidth))
      left = startWidth + HeaderRow.spacing
    }
    var right = max(
      width - endWidths.reduce(0) { $0 + HeaderRow.spacing + $1 },
      left + titleWidth
    )
    let titleEnd = right
    for (child, childWidth) in zip(end, endWidths) {
      areas.append((child, right + HeaderRow.spacing, childWidth))
      right += HeaderRow.spacing + childWidth
    }
    if let title {
      let expands = gtk_widget_compute_expand(title.widget, GTK_ORIENTATION_HORIZONTAL).isTrue
      let wanted = expands ? titleEnd - left : title.width
      titleWidth = max(titleWidth, min(wanted, titleEnd - left))
      let x = max(left, min(center - titleWidth / 2, titleEnd - titleWidth))
      areas.append((title, x, titleWidth))
    }
    return (folded, areas)
  }
}

private let rowMeasure: CustomLayout.Measure = {
  row,
  orientation,
  forSize,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  guard let row else { return }
  let children = RowChildren(of: row)
  let size = orientation == GTK_ORIENTATION_HORIZONTAL ? children.width : children.height
  minimum?.pointee = size.minimum
  natural?.pointee = size.natural
  // NB: A header gives its title at most the natural width, also if the title expands (4.18.6).
  // When a header places its title, and only then, the header asks for the width at a known height.
  // The row then wants all available space.
  if orientation == GTK_ORIENTATION_HORIZONTAL, forSize >= 0 {
    natural?.pointee = max(size.natural, Int32(Int16.max))
  }
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

private let rowAllocate: CustomLayout.Allocate = {
  row,
  width,
  height,
  _ in
  guard let row else { return }
  let isMirrored = gtk_widget_get_direction(row) == GTK_TEXT_DIR_RTL
  let (folded, areas) = RowChildren(of: row).arrange(
    width: width,
    center: centerOfHeader(in: row, width, isMirrored: isMirrored),
    current: FoldedCount(of: row).count
  )
  FoldedCount(count: folded).store(in: row)
  for (child, x, childWidth) in areas {
    var area = GtkAllocation(
      x: isMirrored ? width - x - childWidth : x,
      y: 0,
      width: childWidth,
      height: height
    )
    gtk_widget_size_allocate(child.widget, &area, -1)
  }
}

/// Returns the center of the header that contains the row, from the start of the row. Outside of a
/// header, the center of the row.
private func centerOfHeader(
  in row: UnsafeMutablePointer<GtkWidget>,
  _ width: Int32,
  isMirrored: Bool
) -> Int32 {
  var origin = graphene_point_t(x: 0, y: 0)
  var place = graphene_point_t()
  guard let header = gtk_widget_get_ancestor(row, gtk_header_bar_get_type()),
    gtk_widget_compute_point(row, header, &origin, &place).isTrue
  else { return width / 2 }
  let center = gtk_widget_get_width(header) / 2 - Int32(place.x)
  return isMirrored ? width - center : center
}
