import Gtk

/// The widget of a list, and its rows.
struct ListContainer<Content: View>: View {
  typealias Body = Never

  let selection: ListSelection?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ListNode(self, context)
  }

  func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

/// Marks the node of a list, for those within it.
@MainActor
protocol ListRoot {}

extension AnyNode {
  /// Whether the node's views are rows of a list, rather than within one.
  var isInList: Bool {
    var next = parent
    while let node = next {
      if node is any ListRoot { return true }
      guard node.isStructure else { return false }
      next = node.parent
    }
    return false
  }
}

final class ListNode<Content: View>: Node<ListContainer<Content>>, ListRoot {
  private var content: Node<Content>?
  private let scrolled = ScrolledWindow()
  private var list: ListView<Bin>?
  private var statics: [ObjectIdentifier: StaticListRow] = [:]
  /// The rows that the widget has, by where they come from.
  private var parts: [any ListPart] = []
  private var layout: [ListPlan.Part] = []
  /// Where each part begins.
  private var starts: [Int] = []
  private var bound: [ObjectIdentifier: (bin: Bin, part: any ListPart)] = [:]
  /// Rows that GTK has let go of while others take their place. Those that only move it takes again
  /// at once; the others are done with.
  private var released: [ObjectIdentifier: (bin: Bin, part: any ListPart)]?
  private var isUpdating = true
  /// While the rows change the selection does so by itself.
  private var isShowingSelection = false

  override init(_ view: ListContainer<Content>, _ context: NodeContext) {
    super.init(view, context)
    list = makeList()
    scrolled.child = list
    addMenuTriggers()
    scrolled.hexpand = true
    scrolled.vexpand = true
    content = view.content.makeNode(contentContext())
    isUpdating = false
    synchronize()
  }

  override var widgets: [Widget] { list == nil ? [] : [scrolled] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(
    of view: ListContainer<Content>,
    in environment: EnvironmentValues
  ) -> String? {
    content?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: ListContainer<Content>) {
    isUpdating = true
    content?.update(view.content, contentContext().environment)
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

  override func willDismantle() {
    parts = []
    layout = []
    starts = []
    statics = [:]
    bound = [:]
    list = nil
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    context.environment.sectionLayout = .flat
    context.environment.isInListRow = true
    return context
  }
}

// MARK: - Rows

extension ListNode {
  private func makeList() -> ListView<Bin> {
    let mode: ListSelectionMode =
      view.selection.map { $0.allowsSeveral ? .multiple : .single } ?? .none
    let list = ListView<Bin>(
      selectionMode: mode,
      traits: { [weak self] in self?.traits(of: $0) ?? [] },
      makeRow: { Bin() },
      bind: { [weak self] bin, index in self?.bind(bin, to: index) },
      unbind: { [weak self] bin in self?.unbind(bin) }
    )
    list.addCSSClass("item-list")
    list.activatesOnSingleClick = mode == .none
    list.onActivate { [weak self] index in self?.activate(index) }
    list.onSelectionChanged { [weak self] in self?.selectionDidChange() }
    return list
  }

  private func bind(_ bin: Bin, to index: Int) {
    guard phase == .active, let (part, index) = part(at: index) else { return }
    let key = ObjectIdentifier(bin)
    if let (_, old) = released?.removeValue(forKey: key), old !== part {
      old.unbindRow(from: bin)
    }
    bound[key] = (bin, part)
    part.bindRow(at: index, to: bin)
  }

  private func unbind(_ bin: Bin) {
    let key = ObjectIdentifier(bin)
    guard let row = bound.removeValue(forKey: key) else { return }
    if released == nil {
      row.part.unbindRow(from: bin)
    } else {
      released?[key] = row
    }
  }

  private func replace(_ change: RowChange) {
    released = [:]
    list?.replace(change.start..<(change.start + change.removed), with: change.added)
    let gone = released ?? [:]
    released = nil
    for row in gone.values {
      row.part.unbindRow(from: row.bin)
    }
  }

  private func traits(of index: Int) -> ListRowTraits {
    guard let (part, index) = part(at: index), !part.isHeading else { return [] }
    return part.selectionValue(at: index) == nil ? .activatable : [.activatable, .selectable]
  }

  /// Does what the first button in the row does.
  private func activate(_ index: Int) {
    guard phase == .active, let row = list?.boundRows[index] else { return }
    _ = row.activateFirstButton()
  }

  /// The menu of a row is for all of the row, not only for what is in it.
  private func addMenuTriggers() {
    guard let list else { return }
    _ = ContextMenuTriggers.add(to: list) { [weak self] point in self?.openMenu(at: point) }
  }

  private func openMenu(at point: (x: Double, y: Double)?) {
    guard phase == .active, let list else { return }
    let inner = point.map { list.pick(x: $0.x, y: $0.y) } ?? (list.root as? Gtk.Window)?.focusWidget
    guard let inner,
      let row = bound.values.first(where: { $0.bin.parent?.contains(inner) ?? false }),
      let owner = row.part.node(in: row.bin)?.firstMenuOwner
    else { return }
    let place = point.flatMap { list.translate(x: $0.x, y: $0.y, to: row.bin) }
    owner.openMenu(at: place, of: row.bin)
  }

  /// Brings the widget in line with the nodes.
  private func synchronize() {
    guard list != nil, let content else { return }
    var parts: [any ListPart] = []
    var known: [ObjectIdentifier: StaticListRow] = [:]
    collect(content, into: &parts, &known)
    statics = known
    var changes: [ObjectIdentifier: RowChange] = [:]
    let old = Set(layout.map(\.id))
    for part in parts {
      // What is new is all new.
      if let change = part.takeChange(), old.contains(part.partID) {
        changes[part.partID] = change
      }
    }
    let layout = parts.map { ListPlan.Part(id: $0.partID, count: $0.rowCount) }
    let plan = ListPlan(from: self.layout, to: layout, changes: changes)
    self.parts = parts
    self.layout = layout
    starts = layout.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    isShowingSelection = true
    if let change = plan?.change {
      replace(change)
    }
    isShowingSelection = false
    showSelection(view.selection?.current)
  }

  private func collect(
    _ node: AnyNode,
    into parts: inout [any ListPart],
    _ known: inout [ObjectIdentifier: StaticListRow]
  ) {
    if node.isStructure {
      node.forEachChild { collect($0, into: &parts, &known) }
    } else if let part = node as? any ListPart {
      parts.append(part)
    } else {
      let row = statics[ObjectIdentifier(node)] ?? StaticListRow(node)
      known[ObjectIdentifier(node)] = row
      parts.append(row)
    }
  }

  /// The part that a row comes from, and which of its rows it is.
  private func part(at index: Int) -> (part: any ListPart, index: Int)? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= index { low = middle + 1 } else { high = middle }
    }
    return low < parts.count ? (parts[low], index - starts[low]) : nil
  }
}

// MARK: - Selection

extension ListNode {
  /// What the widget has selected, and whether there is more that can't be.
  private var shownSelection: (values: Set<AnyHashable>, isExact: Bool) {
    var values: Set<AnyHashable> = []
    var isExact = true
    for index in list?.selectedIndices ?? [] {
      guard let (part, index) = part(at: index), !part.isHeading,
        let value = part.selectionValue(at: index)
      else {
        isExact = false
        continue
      }
      values.insert(value)
    }
    return (values, isExact)
  }

  private func showSelection(_ wanted: Set<AnyHashable>?) {
    guard let list, let wanted else { return }
    let shown = shownSelection
    guard wanted != shown.values || !shown.isExact else { return }
    isShowingSelection = true
    defer { isShowingSelection = false }
    list.selectedIndices = zip(parts, starts).flatMap { part, start in
      part.indices(of: wanted).map { start + $0 }
    }
  }

  /// Somebody has selected something.
  private func selectionDidChange() {
    guard phase == .active, !isShowingSelection, let selection = view.selection else { return }
    let shown = shownSelection.values
    if shown != selection.read() {
      selection.write(shown)
    }
    // What can't be selected, or what the one who keeps the selection doesn't want, isn't.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active, let selection = view.selection else { return }
      showSelection(selection.read())
    }
  }
}

extension AnyNode {
  /// The node itself, or the first within it, that has a menu.
  fileprivate var firstMenuOwner: (any ContextMenuOwner)? {
    if let owner = self as? any ContextMenuOwner { return owner }
    var first: (any ContextMenuOwner)?
    forEachChild { first = first ?? $0.firstMenuOwner }
    return first
  }
}
