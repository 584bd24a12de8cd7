import Gtk

/// The rows of a `ForEach` in a list: of them only those exist that can be seen, and a few more.
@MainActor
final class LazyRows<ID: Hashable, Content: View> {
  private struct Row {
    let node: ListRowNode<Content>
    let bin: Bin
    /// Where the row is now; `nil` if it is gone, but GTK doesn't know yet.
    var index: Int?
  }

  private var rows: [ObjectIdentifier: Row] = [:]

  /// What the list knows of.
  private var listed: [ID]
  private var hasChanged = false

  init(_ ids: [ID]) {
    listed = ids
  }

  var nodes: [AnyNode] {
    rows.values.sorted { $0.index ?? .max < $1.index ?? .max }.map(\.node)
  }

  /// Takes note of what has become of the ids.
  func move(_ change: KeyedChange<ID>) {
    hasChanged = true
    for (key, row) in rows {
      guard let index = row.index else { continue }
      rows[key]?.index = change.newIndex(of: index)
    }
  }

  /// What the list doesn't know yet.
  func takeChange(to ids: [ID]) -> RowChange? {
    guard hasChanged else { return nil }
    let change = RowChange(KeyedChange(from: listed, to: ids))
    listed = ids
    hasChanged = false
    return change
  }

  func forEach(_ body: (ListRowNode<Content>, Int) -> Void) {
    for row in rows.values {
      if let index = row.index {
        body(row.node, index)
      }
    }
  }

  /// Shows a row in `bin`, unless it does so already.
  func bind(_ index: Int, to bin: Bin, make: () -> ListRowNode<Content>) {
    guard rows[ObjectIdentifier(bin)]?.index != index else { return }
    unbind(bin)
    rows[ObjectIdentifier(bin)] = Row(node: make(), bin: bin, index: index)
  }

  func unbind(_ bin: Bin) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(bin)) else { return }
    bin.setChildren([])
    row.node.dismantle()
  }

  func node(in bin: Bin) -> AnyNode? { rows[ObjectIdentifier(bin)]?.node }

  func forget() {
    rows = [:]
  }
}
