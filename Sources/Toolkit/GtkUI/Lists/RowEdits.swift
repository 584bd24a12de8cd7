import Foundation

/// The edit actions that an app declares for the elements of a `ForEach`.
@MainActor
struct RowEdits {
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }
}

/// A node of a `ForEach`, whose elements the user may move.
@MainActor
protocol MovableChildrenNode: IdentifiedChildrenNode {
  var edits: RowEdits { get }

  /// Returns the offset of the element of a child.
  func offset(ofChild index: Int) -> Int
}

extension ForEach {
  /// Allows the user to delete rows of a list.
  ///
  /// ```swift
  /// List {
  ///   ForEach(store.contacts) { ContactRow(contact: $0) }
  ///     .onDelete { store.send(.delete($0)) }
  /// }
  /// ```
  ///
  /// The Delete key calls `action` for the selected rows, or for the focused row if the rows can't
  /// be selected. A row without its own context menu has a menu with "Delete". The modifier has no
  /// effect outside of a list, or if a row can contain a section or another `ForEach`.
  ///
  /// - Parameter action: Called with the offsets of the elements. If `nil`, no row can be deleted.
  ///
  /// - Returns: The `ForEach` with the action.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Allows the user to move rows of a list.
  ///
  /// The user drags a row with a mouse to another position among the rows of the `ForEach`. If the
  /// dragged row is selected, all selected rows of the `ForEach` are moved. Rows can't be dragged
  /// to another `ForEach`, list or window. Alt+Up and Alt+Down call `action` to move the focused
  /// row by one position. "Move Up" and "Move Down" in the menu of a row without its own context
  /// menu call `action` as well.
  ///
  /// In a ``TabView`` with the style ``TabViewStyle/documents``, the user moves tabs instead.
  ///
  /// - Parameter action: Called with the offsets of the elements, and the offset before which the
  ///   elements are inserted, as in `move(fromOffsets:toOffset:)`. If `nil`, no row can be moved.
  ///
  /// - Returns: The `ForEach` with the action.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }
}
