import Gtk

/// The node of a `ForEach`, with a child for each id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>, StructuralNode, MovableChildrenNode
{
  private var elements: KeyedElements<Data, ID>
  private var rows: [ID: Node<Deferred<Content>>] = [:]
  private var rowEnvironment: EnvironmentValues
  private let transitions = RowTransitions<ID>()

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    rowEnvironment = context.environment
    elements = KeyedElements(view.data, id: view.scans.id)
    super.init(view, context)
    updateRows { _ in true }
  }

  override var widgets: [Widget] {
    guard !transitions.isEmpty else { return elements.ids.flatMap { rows[$0]?.widgets ?? [] } }
    return transitions.widgets(of: elements.ids) { rows[$0] }
  }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for id in elements.ids {
      if let row = rows[id] {
        body(row)
      }
    }
  }

  func forEachIdentifiedChild(_ body: (_ id: any Hashable, _ child: AnyNode) -> Void) {
    for id in elements.ids {
      if let row = rows[id] {
        body(id, row)
      }
    }
  }

  var edits: RowEdits { view.edits }

  func offset(ofChild index: Int) -> Int { elements.offset(of: index) }

  override func viewDidUpdate(from old: ForEach<Data, ID, Content>) {
    let isEnvironmentSame = environment.isSame(as: rowEnvironment)
    if !isEnvironmentSame { rowEnvironment = environment }
    if view.scans.paged?.isContinuation(old.data, view.data) == false {
      parent?.listOfRows?.startAtTop()
    }
    let before = elements
    let change = elements.update(view.data, id: view.scans.id)
    // A closure with the same bits creates the same row for the same element.
    let canSkipUpdate =
      isEnvironmentSame && StructuralEquality.isIdentical(view.rowContent, old.rowContent)
      && !StructuralEquality.canChangeUnobserved(Data.Element.self)
    let removed = change.map(removeRows) ?? []
    transitions.willInsert(change?.new.count { rows[$0] == nil } ?? 0)
    updateRows { position in
      guard canSkipUpdate,
        let oldPosition = change.map({ $0.oldIndex(of: position) }) ?? position
      else { return true }
      return !StructuralEquality.isSame(before[oldPosition], self.elements[position])
    }
    if change != nil {
      notifyParent(of: .widgets)
      transitions.start()
    }
    // The removed rows are dismantled last, when the container has removed their widgets.
    removed.forEach { $0.dismantle() }
  }

  /// Removes the nodes of the elements that no longer exist.
  private func removeRows(in change: KeyedChange<ID>) -> [Node<Deferred<Content>>] {
    let ids = change.old.filter { !elements.contains($0) && rows[$0] != nil }
    let previous = change.start > 0 ? elements.ids[change.start - 1] : nil
    transitions.remove(ids, from: change.old, after: previous, in: self, environment) { rows[$0] }
    return ids.compactMap { rows.removeValue(forKey: $0) }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { transitions.childrenDidChange { rows[$0] } }
    super.contentDidChange(aspect)
  }

  override func didFreeze() { transitions.finish() }

  override func willDismantle() { transitions.end() }

  private func updateRows(where isNew: (Int) -> Bool) {
    for (position, id) in elements.ids.enumerated() {
      if let node = rows[id] {
        if isNew(position) { node.update(view.row(of: elements[position]), rowEnvironment) }
      } else {
        let row = view.row(of: elements[position]).makeNode(childContext())
        rows[id] = row
        // The parent can place the widgets before the end of the update, if another row changes.
        transitions.insert(row, id, in: self, environment)
      }
    }
  }
}

extension ForEach {
  /// Returns the view of an element. The node of the view observes the values that the closure
  /// reads.
  func row(of element: Data.Element) -> Deferred<Content> {
    Deferred { [rowContent] in rowContent.make(element) }
  }
}
