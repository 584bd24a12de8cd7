import Gtk

/// The widgets of a column of a split view: a header above the content.
@MainActor
final class SplitColumn {
  /// The minimum widths, the fractions and the maximum widths of the columns beside other columns.
  static let defaultWidths = [
    SplitBox.ColumnWidth(minimum: 180, fraction: 0.25, maximum: 280),
    SplitBox.ColumnWidth(minimum: 220, fraction: 0.33, maximum: 400),
    SplitBox.ColumnWidth(minimum: 280, fraction: 1, maximum: .max),
  ]

  /// The header and the content.
  let widget = Box(orientation: .vertical)
  /// The bin for the widgets of the content.
  let slot = Bin()
  /// The header of the column.
  let header = WindowHeader(overflow: HeaderOverflow())
  /// The window context of the content.
  let context: WindowContext
  /// The page of the content, which is covered while the column is hidden.
  let page: PageContext
  /// The buttons at the start of the header.
  let back: BackControls

  /// Called when the title of the column has changed.
  var onTitleChange: @MainActor () -> Void = {}

  private let start = Box(orientation: .horizontal, spacing: 6)
  private let toggle = Gtk.Button(iconName: "sidebar-show-symbolic")
  private var focus = StoredFocus()

  /// - Parameters:
  ///   - index: The index of the column.
  ///   - outerContext: The context of the window.
  ///   - scope: The part of the window that contains the split view, if any.
  ///   - onBack: Called when the user clicks the back button.
  ///   - onToggle: Called when the user clicks the button that shows or hides the first column.
  init(
    _ index: Int,
    in outerContext: WindowContext?,
    scope: VisibilityScope?,
    onBack: @escaping @MainActor () -> Void,
    onToggle: @escaping @MainActor () -> Void
  ) {
    context =
      outerContext.map { WindowContext(columnOf: $0) } ?? WindowContext(window: nil, layers: nil)
    page = PageContext(in: scope, isOnStack: false)
    back = BackControls(canGoBack: false, onBack: onBack)
    toggle.accessibleLabel = ToolkitWord.sidebar.text
    toggle.tooltip = ToolkitWord.sidebar.text
    toggle.focusesOnClick = false
    toggle.onClicked(onToggle)
    start.append(toggle)
    start.append(back.widget)
    widget.accessibleRole = .group
    widget.addCSSClass("split-column")
    if index == 0 { widget.addCSSClass("sidebar-column") }
    slot.hexpand = true
    slot.vexpand = true
    header.widgets.forEach(widget.append)
    widget.append(slot)
    context.onHeaderChange = { [weak self] _ in self?.showHeader() }
    page.onHeaderChange = { [weak self] in self?.showHeader() }
    showHeader()
  }

  /// The title that the content sets, which can be empty.
  var title: String { content.title }

  /// Whether the header shows the button that shows or hides the first column.
  var hasToggle: Bool {
    get { toggle.isVisible }
    set { toggle.isVisible = newValue }
  }

  /// Hides the content from the updates and from the focus, before the column is hidden.
  func cover(focus: Widget?) {
    self.focus.store(focus, in: slot)
    widget.canFocus = false
    page.cover()
  }

  /// Updates the content before the column is shown.
  func reveal() {
    widget.canFocus = true
    page.reveal()
  }

  /// Moves the focus to the widget that had the focus when the column was hidden, or otherwise to
  /// the first widget of the content.
  func moveFocus() {
    if !focus.restore(in: slot) { _ = header.bar.focusFirst() }
  }

  /// Moves the focus to the button that shows or hides the first column, or otherwise to the
  /// content.
  func moveFocusToToggle() {
    if !hasToggle || !toggle.grabFocus() { moveFocus() }
  }

  /// The header of the navigation stack in the column. A part that the stack does not set is the
  /// part that a view outside the stack sets.
  private var content: HeaderContent {
    var content = context.header
    let own = page.header
    if content.title.isEmpty { content.title = own.title }
    if content.subtitle.isEmpty { content.subtitle = own.subtitle }
    content.items += own.items
    return content
  }

  private func showHeader() {
    var content = content
    back.setStackControl(content.backControl)
    content.backControl = start
    header.show(content)
    header.title = content.title
    widget.accessibleLabel = content.title
    onTitleChange()
  }
}
