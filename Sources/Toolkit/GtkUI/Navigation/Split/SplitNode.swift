import Gtk

/// The node of a ``SplitContainer``. ``SplitColumns`` decides which columns are visible, and the
/// node shows them.
final class SplitNode<Sidebar: View, Content: View, Detail: View>: Node<
  SplitContainer<Sidebar, Content, Detail>
>, DirectedNode
{
  var model: SplitColumns
  let box: SplitBox
  let columns: [SplitColumn]
  let actions: [SplitColumnActions]
  var sidebar: RootNode<Sidebar>?
  var content: RootNode<Content>?
  var detail: RootNode<Detail>?
  var layout: LayoutObserver?
  var decorations: SignalConnection?

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

  static func defaultWidths(_ count: Int) -> [SplitBox.ColumnWidth] {
    let widths = SplitColumn.defaultWidths
    return count == 2 ? [widths[0], widths[2]] : widths
  }

  func connectColumns() {
    for (index, column) in columns.enumerated() {
      box.setHandleLabel(column.title, at: index)
      column.onTitleChange = { [weak self, unowned column] in
        self?.box.setHandleLabel(column.title, at: index)
        self?.headerDidChange()
      }
      actions[index].rowSelection.perform = { [weak self] in self?.didSelect(in: index) }
      actions[index].onWidthChange = { [weak self] in self?.widthDidChange(of: index) }
      box.setChosenWidth(environment.columnWidths?[index, of: columns.count], at: index)
    }
    box.onWidthChosen = { [weak self] index, width in
      guard let self else { return }
      environment.columnWidths?[index, of: columns.count] = width
    }
  }

  func makeContent() {
    sidebar = RootNode(view.sidebar, nodeContext(of: 0), in: columns[0].slot)
    if let content = view.content {
      self.content = RootNode(content, nodeContext(of: 1), in: columns[1].slot)
    }
    let last = columns.count - 1
    detail = RootNode(view.detail, nodeContext(of: last), in: columns[last].slot)
  }

  func nodeContext(of index: Int) -> NodeContext {
    var context = childContext()
    context.environment = environment(of: index)
    context.scope = columns[index].page
    return context
  }

  func environment(of index: Int) -> EnvironmentValues {
    var environment = environment
    environment.window = columns[index].context
    environment.splitColumn = actions[index]
    environment.rowSelectionAction = actions[index].rowSelection
    environment.navigation = nil
    environment.tab = nil
    environment.axis = .vertical
    return environment
  }

  func widthDidChange(of index: Int) {
    let defaults = Self.defaultWidths(columns.count)[index]
    box.setWidth(actions[index].width?.resolved(defaults) ?? defaults, at: index)
  }

  /// The pixels by which the minimum width of each column exceeds the default minimum width.
  var extraWidths: [Int] {
    columns.indices.map { index in
      let defaults = Self.defaultWidths(columns.count)[index]
      // GTK caches sizes, so a column is not measured before its style is known.
      let required = box.isMapped ? columns[index].widget.measure(.horizontal).minimum : 0
      let requested = actions[index].width?.resolved(defaults).minimum ?? defaults.minimum
      return max(required, requested) - defaults.minimum
    }
  }

  // MARK: The user

  /// Whether the split view is visible. A split view on a page that a transition is hiding counts
  /// as invisible.
  var isShown: Bool { phase == .active && page?.isOnTop != false && box.isMapped }

  func goBack() -> Bool {
    guard phase == .active else { return false }
    // The state may already have changed since the last frame.
    UpdateScheduler.shared.prepareForUserAction()
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

  func toggle() {
    guard phase == .active else { return }
    UpdateScheduler.shared.prepareForUserAction()
    view.setVisibility(model.toggledVisibility)
  }

  func didSelect(in index: Int) {
    guard phase == .active else { return }
    UpdateScheduler.shared.prepareForUserAction()
    guard let column = model.columnAfterSelection(in: index) else { return }
    view.setCompactColumn(column)
  }

  // MARK: The header of the window

  /// Whether the headers of the columns replace the header of the window. On a page of a navigation
  /// stack, the header of the window remains, because this header has the back button of the stack.
  /// In a tab, the header remains, because this header has the buttons of the tabs.
  var replacesHeader: Bool {
    page?.isOnStack != true && environment.tab == nil
      && environment.window?.isHeaderReplaceable == true
  }

  /// The header of the window, which the headers of the columns replace. The title is the title of
  /// the last visible column with a title.
  var header: HeaderContent {
    var header = HeaderContent()
    header.title = model.visible.reversed().map { columns[$0].title }.first { !$0.isEmpty } ?? ""
    header.replacement = HeaderReplacement(
      first: columns[model.visible.lowerBound].header,
      last: columns[model.visible.upperBound - 1].header
    )
    return header
  }

  func headerDidChange() {
    if replacesHeader { environment.window?.setHeader(header, from: self) }
  }
}
