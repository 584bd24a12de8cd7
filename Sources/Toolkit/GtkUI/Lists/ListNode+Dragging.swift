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
    source.onPrepare { [weak self, weak source] x, y in
      guard let self, let row = beginDrag(x: x, y: y) else { return false }
      if let list, let place = list.translate(x: x, y: y, to: row) {
        source?.showIcon(of: row, x: Int(place.x), y: Int(place.y))
      }
      return true
    }
    source.onEnd { [weak self] in self?.endDrag() }
    list?.addController(source)

    let target = DropTarget()
    target.onMotion { [weak self] _, y in self?.markDrop(y: y) ?? false }
    target.onLeave { [weak self] in self?.mark(nil) }
    target.onDrop { [weak self] _, y in self?.drop(y: y) ?? false }
    list?.addController(target)
  }

  /// Starts a drag of the row at a position, and of all selected rows of its part if the row is
  /// selected. Returns the widget of the row, or `nil` if the row can't be moved.
  func beginDrag(x: Double, y: Double) -> Widget? {
    guard let list = updatedList, let inner = list.pick(x: x, y: y),
      let (index, bin) = list.boundRows.first(where: { $0.value.parent?.contains(inner) ?? false }),
      let (part, place) = part(at: index), part.edits.move != nil, part.rowCount > 1,
      let id = part.selectionValue(at: place)
    else { return nil }
    let start = index - place
    let selected = list.selectedIndices(in: start..<(start + part.rowCount)).map { $0 - start }
    let ids = selected.contains(place) ? part.selectionValues(at: selected).compactMap(\.self) : [id]
    dragged = DraggedRows(part: part, ids: Set(ids))
    return bin.parent
  }

  func endDrag() {
    dragged = nil
    mark(nil)
  }

  /// Shows where the dragged rows would be inserted. Returns whether the rows can be inserted there.
  func markDrop(y: Double) -> Bool {
    guard let destination = destination(y: y) else {
      mark(nil)
      return false
    }
    mark(destination.mark)
    return true
  }

  /// Calls the move action for the dragged rows. Returns whether the drop was accepted, even if the
  /// rows are already at this position.
  func drop(y: Double) -> Bool {
    guard updatedList != nil, let dragged, let place = destination(y: y)?.place else { return false }
    let part = dragged.part
    let offsets = IndexSet(part.indices(of: dragged.ids).map(part.offset))
    endDrag()
    guard let first = offsets.first, let last = offsets.last else { return false }
    let destination =
      place < part.rowCount ? part.offset(of: place) : part.offset(of: part.rowCount - 1) + 1
    let isUnmoved = last - first + 1 == offsets.count && (first...(last + 1)).contains(destination)
    if !isUnmoved { part.edits.move?(offsets, destination) }
    return true
  }

  /// Returns the index in the part of the dragged rows before which the rows would be inserted at a
  /// position. Returns `nil` if the position is over another part.
  private func destination(y: Double) -> (place: Int, mark: DropMark)? {
    guard phase == .active, let list, let dragged else { return nil }
    var last: (index: Int, row: Widget)?
    for (index, bin) in list.boundRows {
      guard let row = bin.parent, let top = row.translate(x: 0, y: 0, to: list)?.y,
        let (part, place) = part(at: index)
      else { continue }
      if index == list.count - 1, y >= top + Double(row.allocatedHeight) { last = (index, row) }
      guard (top..<(top + Double(row.allocatedHeight))).contains(y) else { continue }
      guard part.partID == dragged.part.partID else { return nil }
      return y < top + Double(row.allocatedHeight) / 2
        ? (place, DropMark(row: row, styleClass: DropMark.before))
        : (place + 1, DropMark(row: row, styleClass: DropMark.after))
    }
    // The position is below the last row.
    guard let last, let (part, place) = part(at: last.index),
      part.partID == dragged.part.partID
    else { return nil }
    return (place + 1, DropMark(row: last.row, styleClass: DropMark.after))
  }

  private func mark(_ new: DropMark?) {
    if let old = dropMark, old.row !== new?.row || old.styleClass != new?.styleClass {
      old.row.removeCSSClass(old.styleClass)
    }
    new.map { $0.row.addCSSClass($0.styleClass) }
    dropMark = new
  }
}
