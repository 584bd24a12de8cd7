import Gtk

/// The node of a `ForEach`: a child for each id, or, in a list, one for each row that is to be seen.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>, IdentifiedChildrenNode
{
  private var elements: KeyedElements<Data, ID>
  private var rows: [ID: Node<Deferred<Content>>] = [:]

  /// The rows, if a list makes them when they are needed.
  private var lazyRows: LazyRows<ID, Content>?

  /// What the rows find around them.
  private var rowEnvironment: EnvironmentValues

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    rowEnvironment = context.environment
    elements = KeyedElements(view.data, id: view.id)
    super.init(view, context)
    if isInList, !ListStructure.isStructure(Content.self) {
      lazyRows = LazyRows(elements.ids)
    } else {
      updateRows { _ in true }
    }
  }

  override var widgets: [Widget] {
    elements.ids.flatMap { rows[$0]?.widgets ?? [] }
  }

  override var isStructure: Bool { lazyRows == nil }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let lazyRows {
      lazyRows.nodes.forEach(body)
      return
    }
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
    let change = elements.update(view.data, id: view.id)
    // A closure that uses nothing but its element makes the same row of the same element.
    let mayStay =
      isEnvironmentSame && Sameness.isIdentical(view.rowContent, old.rowContent)
      && !Sameness.mayChangeUnnoticed(Data.Element.self)
    let isNew = { (position: Int) in
      guard mayStay,
        let oldPosition = change.map({ $0.oldIndex(of: position) }) ?? position
      else { return true }
      return !Sameness.isSame(before[oldPosition], self.elements[position])
    }
    var gone: [AnyNode] = []
    if let lazyRows {
      if let change { lazyRows.move(change) }
      lazyRows.forEach { row, position in
        if isNew(position) { row.update(view.row(of: elements[position]), rowEnvironment) }
      }
    } else {
      gone = (change?.old ?? []).filter { !elements.contains($0) }
        .compactMap { rows.removeValue(forKey: $0) }
      updateRows(where: isNew)
    }
    if change != nil { childWidgetsDidChange() }
    // Once the container has let go of their widgets.
    gone.forEach { $0.dismantle() }
  }

  override func willDismantle() {
    lazyRows?.forget()
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

extension ForEachNode: ListPart {
  var partID: ObjectIdentifier { ObjectIdentifier(self) }

  var rowCount: Int { elements.ids.count }

  func takeChange() -> RowChange? { lazyRows?.takeChange(to: elements.ids) }

  func bindRow(at index: Int, to bin: Bin) {
    guard phase == .active, let lazyRows, elements.ids.indices.contains(index) else { return }
    lazyRows.bind(index, to: bin) {
      ListRowNode(view.row(of: elements[index]), childContext(), in: bin)
    }
  }

  func unbindRow(from bin: Bin) {
    lazyRows?.unbind(bin)
  }

  func node(in bin: Bin) -> AnyNode? { lazyRows?.node(in: bin) }

  var isHeading: Bool { false }

  var edits: RowEdits { view.edits }

  func offset(of index: Int) -> Int { elements.offset(of: index) }

  func selectionValue(at index: Int) -> AnyHashable? {
    elements.ids.indices.contains(index) ? elements.ids[index] : nil
  }

  func indices(of values: Set<AnyHashable>) -> [Int] {
    let wanted = Set(values.compactMap { $0.base as? ID })
    if let only = wanted.first, wanted.count == 1 {
      return elements.ids.firstIndex(of: only).map { [$0] } ?? []
    }
    return wanted.isEmpty ? [] : elements.ids.indices.filter { wanted.contains(elements.ids[$0]) }
  }
}

extension ForEach {
  /// The view of an element, which observes what it reads by itself.
  func row(of element: Data.Element) -> Deferred<Content> {
    Deferred { [rowContent] in rowContent.make(element) }
  }
}
