import Foundation
import Gtk

/// The rows that the user drags within a list.
struct DraggedRows {
  let part: any ListPart
  /// The identities of the rows, because the indices can change during the drag.
  let ids: Set<AnyHashable>
}

/// The row widget beside which dragged rows would be inserted.
struct DropMark {
  let row: Widget
  /// The style class of the line above or below the row.
  let styleClass: String

  static let before = "drop-before"
  static let after = "drop-after"
}

/// Dragging rows to another position of their part.
extension ListNode {
  /// Adds event controllers with which the user drags rows that have a move action.
  func addRowDragging() {
    let source = DragSource()
    source.onPrepare { [weak self] x, y in self?.prepareDrag(x: x, y: y) ?? false }
    source.onBegin { [weak self] in self?.beginDrag() }
    source.onEnd { [weak self] in self?.endDrag() }
    list?.addController(source)
    dragSource = source

    let target = DropTarget()
    target.onMotion { [weak self] _, y in self?.markDrop(y: y) ?? false }
    target.onLeave { [weak self] in self?.mark(nil) }
    target.onDrop { [weak self] _, y in self?.drop(y: y) ?? false }
    list?.addController(target)
    // A mark would be beside another row. The next movement of the pointer sets a new mark.
    scrolled.onVerticalScroll { [weak self] in self?.mark(nil) }
  }

  /// Determines which rows a drag from a position would move: the row at the position and, if the
  /// row is selected, all selected rows of its part. Returns whether the row can be moved.
  func prepareDrag(x: Double, y: Double) -> Bool {
    preparedRows = nil
    // Without pending updates only for lists with a move action, because most lists have none.
    guard parts.contains(where: { $0.edits.move != nil }), let list = updatedList,
      let inner = list.pick(x: x, y: y),
      let (index, bin) = list.boundRows.first(where: { $0.value.parent?.contains(inner) ?? false }),
      let (part, place) = part(at: index), part.edits.move != nil, part.rowCount > 1,
      let id = part.rowID(at: place)
    else { return false }
    let start = index - place
    let selected = list.selectedIndices(in: start..<(start + part.rowCount)).map { $0 - start }
    let ids = selected.contains(place) ? part.rowIDs(at: selected) : [id]
    preparedRows = DraggedRows(part: part, ids: Set(ids.compactMap(\.self)))
    deferredRows?.complete(bin)
    if let row = bin.parent, let edges = row.edges(in: list) {
      dragSource?.showIcon(of: row, x: Int(x - edges.x), y: Int(y - edges.y))
    }
    return true
  }

  /// Called when GTK has started the drag that ``prepareDrag(x:y:)`` has prepared.
  func beginDrag() {
    dragged = preparedRows
    preparedRows = nil
  }

  func endDrag() {
    dragged = nil
    mark(nil)
  }

  /// Shows where the dragged rows would be inserted. Returns whether the rows can be inserted at
  /// the position.
  func markDrop(y: Double) -> Bool {
    let destination = destination(y: y)
    mark(destination?.mark)
    return destination != nil
  }

  /// Calls the move action for the dragged rows. Returns whether the drop was accepted. If the rows
  /// are already at the position, the drop is accepted without a call of the action.
  func drop(y: Double) -> Bool {
    guard updatedList != nil, let dragged, let place = destination(y: y)?.place else {
      return false
    }
    let part = dragged.part
    let offsets = IndexSet(part.indices(ofIDs: SelectionValues(dragged.ids)).map(part.offset))
    endDrag()
    guard let first = offsets.first, let last = offsets.last else { return false }
    let destination =
      place < part.rowCount ? part.offset(of: place) : part.offset(of: part.rowCount - 1) + 1
    let areAdjacent = last - first + 1 == offsets.count
    if !areAdjacent || !(first...(last + 1)).contains(destination) {
      part.edits.move?(offsets, destination)
      retainScrollPosition()
    }
    return true
  }

  /// Restores the scroll position after the next layout. Otherwise, GTK would scroll if the first
  /// visible row was moved, so that the row remains at the top.
  private func retainScrollPosition() {
    let offset = scrolled.verticalOffset
    UpdateScheduler.shared.flush()
    guard let clock = list?.frameClock else { return }
    var connection: SignalConnection?
    connection = clock.connect("layout") { [weak self] in
      connection?.disconnect()
      connection = nil
      self?.scrolled.verticalOffset = offset
    }
    clock.requestLayout()
  }

  /// Returns the index in the part of the dragged rows before which the rows would be inserted at a
  /// position. Returns `nil` if no rows are dragged, or if the position is not over a row of the
  /// part and not below the last row.
  private func destination(y: Double) -> (place: Int, mark: DropMark)? {
    guard phase == .active, let list, let dragged else { return nil }
    // GTK does not allocate the bound rows that are out of view.
    let visible = list.boundRows.sorted { $0.key < $1.key }.compactMap { index, bin in
      bin.parent.flatMap { row in
        row.isMappedWithParent ? row.edges(in: list).map { (index, row, $0) } : nil
      }
    }
    guard let (last, _, lastEdges) = visible.last else { return nil }
    let isBelow = last == list.count - 1 && y >= lastEdges.y + lastEdges.height
    let found = isBelow ? visible.last : visible.first { y >= $2.y && y < $2.y + $2.height }
    guard let (index, row, edges) = found, let (part, place) = part(at: index),
      part.partID == dragged.part.partID
    else { return nil }
    return y < edges.y + edges.height / 2
      ? (place, DropMark(row: row, styleClass: DropMark.before))
      : (place + 1, DropMark(row: row, styleClass: DropMark.after))
  }

  func mark(_ new: DropMark?) {
    if let old = dropMark, old.row !== new?.row || old.styleClass != new?.styleClass {
      old.row.removeCSSClass(old.styleClass)
    }
    if let new { new.row.addCSSClass(new.styleClass) }
    dropMark = new
  }
}
