/// The action of a tab view for Ctrl+W, which closes a document.
@MainActor
struct CloseAction {
  /// Returns whether the focus is in the tab view.
  let containsFocus: @MainActor () -> Bool
  /// Closes the visible document. Returns whether the tab view has handled the key.
  let perform: @MainActor () -> Bool
}
