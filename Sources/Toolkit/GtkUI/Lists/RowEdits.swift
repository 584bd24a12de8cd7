import Foundation

/// What an app lets be done to the elements of a `ForEach`.
@MainActor
struct RowEdits {
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }
}

extension ForEach {
  /// Lets rows of a list be deleted.
  ///
  /// ```swift
  /// List {
  ///   ForEach(store.contacts) { ContactRow(contact: $0) }
  ///     .onDelete { store.send(.delete($0)) }
  /// }
  /// ```
  ///
  /// The Delete key asks for the selected rows, or for the one with the focus where nothing can be
  /// selected. A row without a menu of its own has one with "Delete" in it. Outside of a list, and in
  /// rows of several views, it does nothing.
  ///
  /// - Parameter action: Is given the places of the elements; `nil` lets nothing be deleted.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Lets rows of a list be moved.
  ///
  /// Alt+Up and Alt+Down ask for the row with the focus to be moved by one; so do "Move Up" and
  /// "Move Down" in the menu of a row without one of its own.
  ///
  /// - Parameter action: Is given the places of the elements, and the place before which they go, as
  ///   `move(fromOffsets:toOffset:)` takes them; `nil` lets nothing be moved.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }
}
