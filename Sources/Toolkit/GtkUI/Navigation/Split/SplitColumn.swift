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
  let header = WindowHeader()
  /// The window context of the content.
  let context: WindowContext
  /// The buttons at the start of the header.
  let back: BackControls

  /// Called when the title of the column has changed.
  var onTitleChange: @MainActor () -> Void = {}

  private let start = Box(orientation: .horizontal, spacing: 6)
  private let toggle = Gtk.Button(iconName: "sidebar-show-symbolic")

  /// - Parameters:
  ///   - index: The index of the column.
  ///   - outerContext: The context of the window.
  ///   - onBack: Called when the user clicks the back button.
  ///   - onToggle: Called when the user clicks the button that shows or hides the first column.
  init(
    _ index: Int,
    in outerContext: WindowContext?,
    onBack: @escaping @MainActor () -> Void,
    onToggle: @escaping @MainActor () -> Void
  ) {
    context = outerContext.map { WindowContext(columnOf: $0) } ?? WindowContext(window: nil, layers: nil)
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
    widget.append(header.bar)
    widget.append(slot)
    context.onHeaderChange = { [weak self] in self?.show($0) }
    show(HeaderContent())
  }

  /// The title that the content sets, which can be empty.
  var title: String { context.header.title }

  /// Whether the header shows the button that shows or hides the first column.
  var hasToggle: Bool {
    get { toggle.isVisible }
    set { toggle.isVisible = newValue }
  }

  private func show(_ content: HeaderContent) {
    back.setStackControl(content.backControl)
    var content = content
    content.backControl = start
    header.show(content)
    header.title = content.title
    widget.accessibleLabel = content.title
    onTitleChange()
  }
}
