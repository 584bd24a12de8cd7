import Gtk

final class ListNode<Content: View>: ContentNode<ListContainer<Content>>, ListRoot {
  let scrolled = ScrolledWindow()
  var list: ListView<Bin>?
  var staticRows: [ObjectIdentifier: StaticListRow] = [:]
  /// The parts of the list, in the order of their rows in the list widget.
  var parts: [any ListPart] = []
  var layout: [ListPlan.Part] = []
  /// The index of the first row of each part. The last value is the number of all rows.
  var starts: [Int] = []
  var bound: [ObjectIdentifier: (bin: Bin, part: any ListPart)] = [:]
  /// The bins that GTK has unbound, and the part whose row each bin still shows. GTK immediately
  /// binds such a bin again, or discards the bin. The part unbinds its row only if the bin is not
  /// bound to the same part again.
  var released: [ObjectIdentifier: (bin: Bin, part: any ListPart)] = [:]
  private var isUpdating = true
  /// The row that is visible after the next update of the rows.
  var updatePosition = UpdatePosition.unchanged
  /// Whether the node itself is changing the selection.
  var isShowingSelection = false
  /// The last search for the rows of the selection, if some values were not found.
  var incompleteSearch: SelectionSearch?
  /// Whether the selection will be shown after the pending updates.
  var isSelectionPending = false
  /// Whether GTK has bound rows of the selection that the last search has not found.
  var hasLateRows = false
  var issues = SelectionIssues()
  /// Whether the list contains disclosure groups.
  var groups = ListGroups.none

  override init(_ view: ListContainer<Content>, _ context: NodeContext) {
    super.init(view, context)
    let list = makeList()
    self.list = list
    deferredRows = DeferredRows(of: list) { [weak self] in self?.fill($0) }
    scrolled.child = list
    addMenuTriggers()
    addEditKeys()
    addRowDragging()
    scrolled.hexpand = true
    scrolled.vexpand = true
    scrolled.propagatesNaturalHeight = environment.scrolledContentIsMeasured
    makeContent()
    isUpdating = false
    synchronize()
  }

  override var widgets: [Widget] { list == nil ? [] : [scrolled] }

  private(set) var deferredRows: DeferredRows?
  var dragSource: DragSource?
  /// The rows that the user drags, or `nil`.
  var dragged: DraggedRows?
  /// The rows of a drag that GTK has not started yet, or `nil`.
  var preparedRows: DraggedRows?
  /// The line at the position of the drop, or `nil`.
  var dropMark: DropMark?

  /// The open menu of a row without its own context menu.
  var editMenu: ContextMenu<RowEditItems>?

  override func forEachChild(_ body: (AnyNode) -> Void) {
    super.forEachChild(body)
    if let node = editMenu?.anyNode { body(node) }
  }

  override func viewDidUpdate(from old: ListContainer<Content>) {
    isUpdating = true
    super.viewDidUpdate(from: old)
    isUpdating = false
    synchronize()
  }

  /// Does not notify the ancestors, because the list expands even if the views of its rows don't
  /// expand.
  override func contentDidChange(_ aspect: NodeAspect) {
    switch aspect {
    case .widgets, .expansion:
      guard !isUpdating, phase == .active else { return }
      synchronize()
    case .labels:
      for row in bound.values {
        row.bin.nameRow()
      }
    }
  }

  func startAtTop() { updatePosition = .top }

  override func didFreeze() {
    editMenu?.dismantle()
    deferredRows?.stop()
  }

  override func willDismantle() {
    editMenu?.dismantle()
    endDrag()
    preparedRows = nil
    dragSource = nil
    deferredRows?.removeAll()
    deferredRows = nil
    parts = []
    layout = []
    starts = []
    staticRows = [:]
    bound = [:]
    released = [:]
    list = nil
  }

  /// The position of a list after an update of its rows.
  enum UpdatePosition {
    /// The visible rows remain visible.
    case unchanged
    /// The first row is visible, because the rows are those of another query.
    case top
  }

  override func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = super.contentEnvironment(environment)
    environment.sectionLayout = .flat
    environment.isInListRow = true
    environment.skipsIdenticalViews = true
    return environment
  }
}
