import Gtk

/// The rows of a `ForEach` in a list that are bound to widgets. These are the visible rows and a
/// few more.
@MainActor
final class LazyRows<Element, ID: Hashable, Content: View> {
  /// A row is a class, so that an index can be changed without a mutation of the dictionary.
  final class Row {
    var node: ListRowNode<Content>
    let bin: Bin
    var id: ID
    /// The element that the node shows.
    var element: Element
    /// The index of the row among the current elements, or `nil` if the element was removed and GTK
    /// has not been notified yet.
    var index: Int?
    /// The index of the row in the list widget.
    var listedIndex: Int

    init(
      _ node: ListRowNode<Content>,
      _ bin: Bin,
      _ id: ID,
      _ element: Element,
      listedIndex: Int,
      index: Int?
    ) {
      self.node = node
      self.bin = bin
      self.id = id
      self.element = element
      self.index = index
      self.listedIndex = listedIndex
    }
  }

  private var rows: [ObjectIdentifier: Row] = [:]
  /// The retired nodes of bins whose new rows are created later, or that show no row.
  private var retired: [ObjectIdentifier: ListRowNode<Content>] = [:]

  var nodes: [AnyNode] {
    rows.values.sorted { $0.index ?? .max < $1.index ?? .max }.map(\.node)
  }

  /// Returns the ids of the bound rows in a range of the list widget, each with the index of the
  /// row in the list widget.
  func listedIndices(in range: Range<Int>) -> [ID: Int] {
    var indices: [ID: Int] = [:]
    for row in rows.values where range.contains(row.listedIndex) {
      indices[row.id] = row.listedIndex
    }
    return indices
  }

  /// Updates the indices of the rows after a change of the listed elements.
  ///
  /// - Parameters:
  ///   - change: The change of the listed elements, or `nil` if all indices are unchanged.
  ///   - update: Called for each row whose element exists, with the index of the element and
  ///     whether the element was removed before and is inserted again. Returns the element that the
  ///     row then shows.
  func move(_ change: RowChange?, update: (Row, _ index: Int, _ isReinserted: Bool) -> Element) {
    for row in rows.values {
      let index = change.map { $0.newIndex(of: row.listedIndex) } ?? row.listedIndex
      let isReinserted = row.index == nil
      row.index = index
      if let index {
        row.element = update(row, index, isReinserted)
      }
    }
  }

  /// Called when the list widget has applied the indices of the current elements.
  func didList() {
    for row in rows.values {
      if let index = row.index { row.listedIndex = index }
    }
  }

  /// Shows a row in `bin`, unless `bin` already shows the row. If possible, the node of the row
  /// that `bin` has shown before is reused.
  ///
  /// - Parameters:
  ///   - listedIndex: The index of the row in the list widget.
  ///   - index: The index of the row among the current elements, or `nil` if the element was
  ///     removed.
  ///   - element: The element that the row shows.
  ///   - id: The id of the element.
  ///   - bin: The bin in which GTK shows the row.
  ///   - make: A closure that creates a node for the row.
  ///   - update: A closure that updates a reused node with the view of the row.
  func bind(
    listedIndex: Int,
    index: Int?,
    of element: Element,
    _ id: ID,
    to bin: Bin,
    make: () -> ListRowNode<Content>,
    update: (ListRowNode<Content>) -> Void
  ) {
    let old = rows[ObjectIdentifier(bin)]
    if let old, old.listedIndex == listedIndex, old.index == index { return }
    let node: ListRowNode<Content>
    if let old, old.node.isReusable {
      node = old.node
      update(node)
    } else {
      unbind(bin)
      node = make()
    }
    rows[ObjectIdentifier(bin)] = Row(
      node,
      bin,
      id,
      element,
      listedIndex: listedIndex,
      index: index
    )
  }

  func unbind(_ bin: Bin) {
    let key = ObjectIdentifier(bin)
    guard let node = rows.removeValue(forKey: key)?.node ?? retired.removeValue(forKey: key) else {
      return
    }
    bin.setChildren([])
    node.dismantle()
  }

  /// Retires the row of a bin, because the bin will show another row, or no row. The node is
  /// dismantled later, because dismantling many nodes takes too long for one frame.
  func retire(_ bin: Bin) {
    let key = ObjectIdentifier(bin)
    guard let row = rows.removeValue(forKey: key) else { return }
    row.node.retire()
    retired[key] = row.node
  }

  /// Returns whether the bin shows a row, or contains a row that was retired.
  func hasRow(in bin: Bin) -> Bool {
    let key = ObjectIdentifier(bin)
    return rows[key] != nil || retired[key] != nil
  }

  /// Dismantles the row of a bin that was retired. Does nothing if the bin shows another row since
  /// then.
  func dismantleRetired(_ bin: Bin) {
    guard let node = retired.removeValue(forKey: ObjectIdentifier(bin)) else { return }
    bin.setChildren([])
    node.dismantle()
  }

  /// Returns whether a new node is required to show a row in a bin.
  func needsNode(listedIndex: Int, index: Int?, in bin: Bin) -> Bool {
    guard let row = rows[ObjectIdentifier(bin)] else { return true }
    return !row.node.isReusable && (row.listedIndex != listedIndex || row.index != index)
  }

  func node(in bin: Bin) -> AnyNode? { rows[ObjectIdentifier(bin)]?.node }

  func removeAll() {
    for node in retired.values { node.dismantle() }
    retired = [:]
    rows = [:]
  }
}
