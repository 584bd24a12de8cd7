import Gtk

/// A row of a list that is a view of its own, made with the list.
@MainActor
final class StaticListRow: ListPart {
  private let node: AnyNode
  let isHeading: Bool
  private var bin: Bin?
  private var lastCount = 0

  init(_ node: AnyNode) {
    self.node = node
    isHeading = node is any SectionTextRow
  }

  var partID: ObjectIdentifier { ObjectIdentifier(node) }

  /// What has no widgets has no row.
  var rowCount: Int { node.widgets.isEmpty ? 0 : 1 }

  func takeChange() -> RowChange? {
    let count = rowCount
    defer { lastCount = count }
    if let bin, count > 0 {
      bin.setRow(node.widgets)
    }
    guard count != lastCount else { return nil }
    return count == 0
      ? RowChange(start: 0, removed: 1, added: []) : RowChange(start: 0, removed: 0, added: [nil])
  }

  func bindRow(at index: Int, to bin: Bin) {
    if self.bin !== bin {
      self.bin?.setChildren([])
    }
    self.bin = bin
    bin.setRow(node.widgets)
  }

  func unbindRow(from bin: Bin) {
    guard self.bin === bin else { return }
    bin.setChildren([])
    self.bin = nil
  }

  func node(in bin: Bin) -> AnyNode? { node }

  func selectionValue(at index: Int) -> AnyHashable? {
    (node as? any IdentifiedRow)?.rowID
  }

  func indices(of values: Set<AnyHashable>) -> [Int] {
    guard rowCount > 0, let value = selectionValue(at: 0) else { return [] }
    return values.contains(value) ? [0] : []
  }
}

/// A view that says by what a selection knows it.
@MainActor
protocol IdentifiedRow {
  var rowID: AnyHashable { get }
}

extension Bin {
  /// Puts the widgets of a row into it: at the start, unless they take all the room there is.
  func setRow(_ widgets: [Widget]) {
    setChildren(widgets)
    for widget in widgets {
      widget.placeHorizontally(.start)
      widget.valign = widget.expands(.vertical) ? .fill : .center
    }
    parent?.followRowInsets(of: widgets.first)
    nameRow()
  }

  /// Names the row of the list, which is what a screen reader speaks, by the texts in it.
  func nameRow() {
    guard let parent else { return }
    let labels = labels
    parent.setLabelledBy(labels)
    // What is in it may be called something without showing it.
    let name = labels.isEmpty ? content.lazy.compactMap(\.principal.accessibleLabel).first : nil
    if parent.accessibleLabel != name { parent.accessibleLabel = name }
  }
}
