import Gtk

/// The node of a `ForEach`, with a child for each id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>, StructuralNode, IdentifiedChildrenNode
{
  private var elements: KeyedElements<Data, ID>
  private var rows: [ID: Node<Deferred<Content>>] = [:]
  private var rowEnvironment: EnvironmentValues

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    rowEnvironment = context.environment
    elements = KeyedElements(view.data, id: view.scans.id)
    super.init(view, context)
    updateRows { _ in true }
  }

  override var widgets: [Widget] {
    elements.ids.flatMap { rows[$0]?.widgets ?? [] }
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

  override func viewDidUpdate(from old: ForEach<Data, ID, Content>) {
    let isEnvironmentSame = environment.isSame(as: rowEnvironment)
    if !isEnvironmentSame { rowEnvironment = environment }
    let before = elements
    let change = elements.update(view.data, id: view.scans.id)
    // A closure with the same bits creates the same row for the same element.
    let canSkipUpdate =
      isEnvironmentSame && StructuralEquality.isIdentical(view.rowContent, old.rowContent)
      && !StructuralEquality.canChangeUnobserved(Data.Element.self)
    let removed = (change?.old ?? []).filter { !elements.contains($0) }
      .compactMap { rows.removeValue(forKey: $0) }
    updateRows { position in
      guard canSkipUpdate,
        let oldPosition = change.map({ $0.oldIndex(of: position) }) ?? position
      else { return true }
      return !StructuralEquality.isSame(before[oldPosition], self.elements[position])
    }
    if change != nil { notifyParent(of: .widgets) }
    // The removed rows are dismantled last, when the container has removed their widgets.
    removed.forEach { $0.dismantle() }
  }

  private func updateRows(where isNew: (Int) -> Bool) {
    for (position, id) in elements.ids.enumerated() {
      if let node = rows[id] {
        if isNew(position) { node.update(view.row(of: elements[position]), rowEnvironment) }
      } else {
        rows[id] = view.row(of: elements[position]).makeNode(childContext())
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
