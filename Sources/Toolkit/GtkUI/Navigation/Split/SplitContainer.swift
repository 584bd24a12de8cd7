import Gtk

/// A split view whose parent stores which columns are visible.
struct SplitContainer<Sidebar: View, Content: View, Detail: View>: View {
  typealias Body = Never

  let visibility: NavigationSplitViewVisibility
  let compactColumn: NavigationSplitViewColumn
  let setVisibility: @MainActor (NavigationSplitViewVisibility) -> Void
  let setCompactColumn: @MainActor (NavigationSplitViewColumn) -> Void
  let sidebar: Sidebar
  /// The content column, or `nil` for two columns.
  let content: Content?
  let detail: Detail

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SplitNode(self, context)
  }
}

/// The node of a ``SplitContainer``. ``SplitColumns`` decides which columns are visible, and the
/// node shows them.
private final class SplitNode<Sidebar: View, Content: View, Detail: View>: Node<
  SplitContainer<Sidebar, Content, Detail>
>, DirectedNode
{
  private var model: SplitColumns
  private let box: SplitBox
  private let columns: [SplitColumn]
  private let actions: [SplitColumnActions]
  private var sidebar: RootNode<Sidebar>?
  private var content: RootNode<Content>?
  private var detail: RootNode<Detail>?
  private var layout: LayoutObserver?
  private var decorations: SignalConnection?

  override init(_ view: SplitContainer<Sidebar, Content, Detail>, _ context: NodeContext) {
    let request = SplitRequests()
    let count = view.content == nil ? 2 : 3
    model = SplitColumns(count: count)
    columns = (0..<count).map { index in
      SplitColumn(
        index,
        in: context.environment.window,
        scope: context.scope,
        onBack: { _ = request.goBack() },
        onToggle: { request.toggle() }
      )
    }
    actions = columns.map { _ in SplitColumnActions() }
    box = SplitBox(zip(columns, Self.defaultWidths(count)).map { ($0.widget, $1) })
    super.init(view, context)
    box.hexpand = true
    box.vexpand = true
    box.addCSSClass("split-view")
    request.goBack = { [weak self] in self?.goBack() ?? false }
    request.toggle = { [weak self] in self?.toggle() }
    readView()
    connectColumns()
    environment.window?.claimHeader(
      self,
      replacesHeader ? header : nil,
      isShown: { [weak self] in self?.isShown ?? false }
    ) { request.goBack() }
    makeContent()
    if let window = environment.window?.window, let scale = Gtk.Settings.default?.textScale {
      model.setWidth(window.expectedSize.width, extraWidths: extraWidths, textScale: scale)
    }
    showColumns(isAnimated: false)
    decorations = Gtk.Settings.default?.onDecorationLayoutChanged { [weak self] in
      self?.showDecorations()
    }
    layout = LayoutObserver(box) { [weak self] in self?.sizeMayHaveChanged() }
    _ = box.onMap { [weak self] in
      guard let self, phase == .active else { return }
      environment.window?.didAppear(self)
    }
    _ = box.onUnmap { [weak self] in self?.environment.window?.headerOwnerMayHaveChanged() }
  }

  override var widgets: [Widget] { [box] }

  var directedWidgets: [Widget] { [box] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let sidebar { body(sidebar) }
    if let content { body(content) }
    if let detail { body(detail) }
  }

  override func viewDidUpdate(from old: SplitContainer<Sidebar, Content, Detail>) {
    sidebar?.update(view.sidebar, environment(of: 0))
    if let content = view.content { self.content?.update(content, environment(of: 1)) }
    detail?.update(view.detail, environment(of: columns.count - 1))
    let previous = model
    readView()
    if model != previous { showColumns(isAnimated: true) }
  }

  override func didFreeze() {
    environment.window?.headerOwnerMayHaveChanged()
  }

  override func willDismantle() {
    layout?.cancel()
    layout = nil
    decorations?.disconnect()
    environment.window?.releaseHeader(self)
  }

  // MARK: Columns

  private static func defaultWidths(_ count: Int) -> [SplitBox.ColumnWidth] {
    let widths = SplitColumn.defaultWidths
    return count == 2 ? [widths[0], widths[2]] : widths
  }

  private func connectColumns() {
    for (index, column) in columns.enumerated() {
      column.onTitleChange = { [weak self] in self?.headerDidChange() }
      actions[index].rowSelection.perform = { [weak self] in self?.didSelect(in: index) }
      actions[index].onWidthChange = { [weak self] in self?.widthDidChange(of: index) }
    }
  }

  private func makeContent() {
    sidebar = RootNode(view.sidebar, nodeContext(of: 0), in: columns[0].slot)
    if let content = view.content {
      self.content = RootNode(content, nodeContext(of: 1), in: columns[1].slot)
    }
    let last = columns.count - 1
    detail = RootNode(view.detail, nodeContext(of: last), in: columns[last].slot)
  }

  private func nodeContext(of index: Int) -> NodeContext {
    var context = childContext()
    context.environment = environment(of: index)
    context.scope = columns[index].page
    return context
  }

  private func environment(of index: Int) -> EnvironmentValues {
    var environment = environment
    environment.window = columns[index].context
    environment.splitColumn = actions[index]
    environment.rowSelectionAction = actions[index].rowSelection
    environment.navigation = nil
    environment.axis = .vertical
    return environment
  }

  private func widthDidChange(of index: Int) {
    let defaults = Self.defaultWidths(columns.count)[index]
    box.setWidth(actions[index].width?.resolved(defaults) ?? defaults, at: index)
  }

  /// The pixels by which the minimum width of each column exceeds the default minimum width.
  private var extraWidths: [Int] {
    columns.indices.map { index in
      let defaults = Self.defaultWidths(columns.count)[index]
      // GTK caches sizes, so a column is not measured before its style is known.
      let required = box.isMapped ? columns[index].widget.measure(.horizontal).minimum : 0
      let requested = actions[index].width?.resolved(defaults).minimum ?? defaults.minimum
      return max(required, requested) - defaults.minimum
    }
  }

  // MARK: Visible columns

  private func readView() {
    model.visibility = view.visibility
    model.compactColumn = view.compactColumn
  }

  private func sizeMayHaveChanged() {
    var new = model
    new.setWidth(
      box.allocatedWidth,
      extraWidths: extraWidths,
      textScale: Gtk.Settings.default?.textScale ?? 1
    )
    guard new != model else { return }
    model = new
    UpdateScheduler.shared.updateDuringLayout { showColumns(isAnimated: false) }
  }

  private func showColumns(isAnimated: Bool) {
    let focus = environment.window?.window?.focusWidget
    let visible = model.visible
    let focused = columns.firstIndex { column in focus.map(column.widget.contains) ?? false }
    let isInContent = focused.map { index in focus.map(columns[index].slot.contains) ?? false }
    for (index, column) in columns.enumerated() {
      if visible.contains(index) { column.reveal() } else { column.cover(focus: focus) }
      let isFirst = index == visible.lowerBound
      column.back.canGoBack = isFirst && model.canGoBack
      column.hasToggle = isFirst && model.hasToggle
      column.widget.setCSSClass("split-start", replacesHeader && isFirst)
      column.widget.setCSSClass("split-end", replacesHeader && index == visible.upperBound - 1)
    }
    box.show(visible, isAnimated: isAnimated)
    box.setCSSClass("collapsed", visible.count == 1)
    showDecorations()
    headerDidChange()
    guard let focused, !visible.contains(focused) else { return }
    // The focus moves to the nearest visible column.
    let target = focused < visible.lowerBound ? visible.lowerBound : visible.upperBound - 1
    if isInContent == true {
      columns[target].moveFocus()
    } else {
      columns[target].moveFocusToToggle()
    }
  }

  private func showDecorations() {
    for (index, column) in columns.enumerated() {
      column.header.bar.decorationLayout = decorationLayout(of: index)
    }
  }

  /// Returns the buttons of the window in the header of a column: the buttons at the start in the
  /// first visible column, and the buttons at the end in the last.
  private func decorationLayout(of index: Int) -> String {
    guard replacesHeader else { return ":" }
    let layout =
      environment.window?.decorationLayout ?? Gtk.Settings.default?.decorationLayout ?? ""
    let sides = layout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let start = index == model.visible.lowerBound ? sides.first ?? "" : ""
    let end = index == model.visible.upperBound - 1 ? sides.dropFirst().first ?? "" : ""
    return "\(start):\(end)"
  }

  // MARK: The user

  /// Whether the split view is visible. A split view on a page that a transition is hiding counts
  /// as invisible.
  private var isShown: Bool { phase == .active && page?.isOnTop != false && box.isMapped }

  private func goBack() -> Bool {
    guard phase == .active else { return false }
    // The state may already have changed since the last frame.
    UpdateScheduler.shared.flush()
    // The stack in the column with the focus handles the request first.
    let focus = environment.window?.window?.focusWidget
    let visible = model.visible.reversed()
    let focused = visible.filter { index in focus.map(columns[index].widget.contains) ?? false }
    for index in focused + visible.filter({ !focused.contains($0) })
    where columns[index].context.goBack() { return true }
    guard model.canGoBack else { return false }
    let page = columns[model.visible.upperBound - 1].page
    guard page.allowsBack() else {
      page.backWasRefused()
      return true
    }
    view.setCompactColumn(model.previousColumn)
    return true
  }

  private func toggle() {
    guard phase == .active else { return }
    UpdateScheduler.shared.flush()
    view.setVisibility(model.toggledVisibility)
  }

  private func didSelect(in index: Int) {
    guard phase == .active else { return }
    UpdateScheduler.shared.flush()
    guard let column = model.columnAfterSelection(in: index) else { return }
    view.setCompactColumn(column)
  }

  // MARK: The header of the window

  /// Whether the headers of the columns replace the header of the window. On a page of a navigation
  /// stack, the header of the window remains, because this header has the back button of the stack.
  private var replacesHeader: Bool {
    page?.isOnStack != true && environment.window?.isHeaderReplaceable == true
  }

  /// The header of the window, which the headers of the columns replace. The title is the title of
  /// the last visible column with a title.
  private var header: HeaderContent {
    var header = HeaderContent()
    header.title = model.visible.reversed().map { columns[$0].title }.first { !$0.isEmpty } ?? ""
    header.replacement = HeaderReplacement(
      first: columns[model.visible.lowerBound].header,
      last: columns[model.visible.upperBound - 1].header
    )
    return header
  }

  private func headerDidChange() {
    if replacesHeader { environment.window?.setHeader(header, from: self) }
  }
}

extension Widget {
  /// Adds or removes a style class.
  fileprivate func setCSSClass(_ name: String, _ isSet: Bool) {
    if isSet { addCSSClass(name) } else { removeCSSClass(name) }
  }
}

/// The requests of the user, which are connected after the columns were created.
@MainActor
private final class SplitRequests {
  var goBack: @MainActor () -> Bool = { false }
  var toggle: @MainActor () -> Void = {}
}
