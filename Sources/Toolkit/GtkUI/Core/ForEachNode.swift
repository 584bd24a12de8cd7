import Gtk

/// The node of a `ForEach`: a child for each id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>
{
  private var elements: KeyedElements<Data, ID>
  private var rows: [ID: Node<Deferred<Content>>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    elements = KeyedElements(view.data, id: view.id)
    super.init(view, context)
    updateRows()
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

  override func viewDidUpdate(from old: ForEach<Data, ID, Content>) {
    let change = elements.update(view.data, id: view.id)
    let gone = (change?.old ?? []).filter { !elements.contains($0) }
      .compactMap { rows.removeValue(forKey: $0) }
    updateRows()
    if change != nil {
      childWidgetsDidChange()
    }
    // Once the container has let go of their widgets.
    for row in gone {
      row.dismantle()
    }
  }

  private func updateRows() {
    for (position, id) in elements.ids.enumerated() {
      let row = view.row(of: elements[position])
      if let node = rows[id] {
        node.update(row, environment)
      } else {
        rows[id] = row.makeNode(childContext())
      }
    }
  }
}

extension ForEach {
  /// The view of an element, which observes what it reads by itself.
  func row(of element: Data.Element) -> Deferred<Content> {
    Deferred { [content] in content(element) }
  }
}
