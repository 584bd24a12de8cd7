import Gtk

final class ListNode<Content: View>: ContentNode<ListContainer<Content>>, ListRoot {
  private let scrolled = ScrolledWindow()
  var list: ListView<Bin>?
  var statics: [ObjectIdentifier: StaticListRow] = [:]
  /// The rows that the widget has, by where they come from.
  var parts: [any ListPart] = []
  var layout: [ListPlan.Part] = []
  /// Where each part begins.
  var starts: [Int] = []
  var bound: [ObjectIdentifier: (bin: Bin, part: any ListPart)] = [:]
  /// Rows that GTK has let go of while others take their place. Those that only move it takes again
  /// at once; the others are done with.
  var released: [ObjectIdentifier: (bin: Bin, part: any ListPart)]?
  private var isUpdating = true
  /// While the rows change the selection does so by itself.
  var isShowingSelection = false

  override init(_ view: ListContainer<Content>, _ context: NodeContext) {
    super.init(view, context)
    list = makeList()
    scrolled.child = list
    addMenuTriggers()
    addEditKeys()
    scrolled.hexpand = true
    scrolled.vexpand = true
    makeContent()
    isUpdating = false
    synchronize()
  }

  override var widgets: [Widget] { list == nil ? [] : [scrolled] }

  /// The menu of what can be done to a row that has none of its own, while it is open.
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

  override func childWidgetsDidChange() {
    guard !isUpdating, phase == .active else { return }
    synchronize()
  }

  /// Rows are as wide as the list, whatever is in them.
  override func childExpansionDidChange() {
    childWidgetsDidChange()
  }

  override func childLabelsDidChange() {
    for row in bound.values {
      row.bin.nameRow()
    }
  }

  override func didBeginLeaving() {
    editMenu?.dismantle()
  }

  override func willDismantle() {
    editMenu?.dismantle()
    parts = []
    layout = []
    starts = []
    statics = [:]
    bound = [:]
    list = nil
  }

  override func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = super.contentEnvironment(environment)
    environment.sectionLayout = .flat
    environment.isInListRow = true
    return environment
  }
}
