/// The actions of a tab view for the keys that select and close tabs.
@MainActor
struct TabViewActions {
  /// Returns whether the focus is in the tab view.
  let containsFocus: @MainActor () -> Bool
  /// Returns whether there is another tab to select.
  let hasSeveralTabs: @MainActor () -> Bool
  /// Selects the tab after or before the visible tab. Returns whether there is another tab.
  let selectTabBy: @MainActor (_ offset: Int) -> Bool
  /// Selects the tab at a position. Returns whether there is such a tab.
  let selectTabAt: @MainActor (_ index: Int) -> Bool
  /// Moves the visible document by one position. Returns whether the user can move documents.
  let moveTabBy: @MainActor (_ offset: Int) -> Bool
  /// Closes the visible document. Returns whether the tab view has handled the key.
  let closeDocument: @MainActor () -> Bool
}
