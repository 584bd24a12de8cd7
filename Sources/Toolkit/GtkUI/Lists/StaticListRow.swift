import Gtk

/// A row of a list that shows a single view. The node of the view exists even while the row is not
/// visible.
@MainActor
final class StaticListRow: ListPart {
  private let node: AnyNode
  let isHeading: Bool
  private var bin: Bin?
  private var lastCount = 0
  var level = 0
  private(set) weak var group: (any DisclosureRows)?
  var selectionType: SelectionType?
  /// The value that identifies the row in the selection, or `nil`.
  private(set) var selectionValue: AnyHashable?
  var hasNewSelectionValues = true
  /// The id of the element of a `ForEach` whose first row is this row, or `nil`.
  var elementID: AnyHashable?
  private(set) var unmatchedValues: String?

  init(_ node: AnyNode, group: (any DisclosureRows)?) {
    self.node = node
    self.group = group
    isHeading = node is any SectionTextRow
  }

  var partID: ObjectIdentifier { ObjectIdentifier(node) }

  /// The number of rows: 0 for a view without widgets, otherwise 1.
  var rowCount: Int { node.widgets.isEmpty ? 0 : 1 }

  func consumeChange(selected: (Range<Int>) -> [Int]) -> RowChange? {
    let count = rowCount
    defer { lastCount = count }
    if let bin, count > 0 {
      bin.setRow(node.widgets)
    }
    guard count != lastCount else { return nil }
    return RowChange(stretch: ChangedStretch(start: 0, removed: lastCount, added: count))
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

  func selectionValue(at index: Int) -> AnyHashable? { selectionValue }

  /// Sets the value that identifies the row in the selection.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` if the row can't be selected.
  ///   - unmatched: The tag or the id of another type, for a message.
  func setSelectionValue(_ value: AnyHashable?, unmatched: String? = nil) {
    if value != selectionValue { hasNewSelectionValues = true }
    selectionValue = value
    unmatchedValues = unmatched
  }

  func indices(of values: SelectionValues, bound: () -> [Int]) -> [Int] {
    guard rowCount > 0, let selectionValue else { return [] }
    return values.all.contains(selectionValue) ? [0] : []
  }

  func rowID(at index: Int) -> AnyHashable? { (node as? any IdentifiedRow)?.rowID ?? elementID }

  func indices(ofIDs ids: SelectionValues) -> [Int] {
    guard rowCount > 0, let id = rowID(at: 0) else { return [] }
    return ids.all.contains(id) ? [0] : []
  }
}

extension Bin {
  /// Replaces the widgets with the widgets of a row. A widget that doesn't expand is placed at the
  /// start of the row, and is centred vertically.
  func setRow(_ widgets: [Widget]) {
    setChildren(widgets)
    for widget in widgets {
      widget.placeHorizontally(.start)
      widget.valign = widget.expands(.vertical) ? .fill : .center
    }
    parent?.updateRowInsets(forFirst: widgets.first)
    nameRow()
  }

  /// Sets the labels of the row as the accessible name of GTK's row widget.
  ///
  /// When GTK binds a row, the row widget is already the parent of the bin. Since GTK 4.12, the row
  /// widget is not in the list yet at that time.
  func nameRow() {
    guard let parent else { return }
    let labels = labels
    parent.setLabelledBy(labels)
    // If there are no labels, the accessible name of the first widget with a name is used.
    let name = labels.isEmpty ? content.lazy.compactMap(\.principal.accessibleLabel).first : nil
    if parent.accessibleLabel != name { parent.accessibleLabel = name }
  }
}
