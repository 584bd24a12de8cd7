extension View {
  /// Presents a cover above all content of the window while `isPresented` is `true`.
  ///
  /// The cover has no window of its own, and slides up within the window of the view. The header of
  /// the window then shows the `navigationTitle` of the cover's content and a back button. Going
  /// back writes `false`, and the cover is dismissed when `isPresented` is `false`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented. Going back writes `false`.
  ///   - onDismiss: Called when the cover was dismissed, at the end of the transition.
  ///   - content: The content of the cover. `\.dismiss` in the content also writes `false`.
  ///
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Presented: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Presented
  ) -> some View {
    FlagPresentation(
      kind: .fullScreenCover,
      isPresented: isPresented,
      onDismiss: onDismiss,
      presented: content,
      content: self
    )
  }

  /// Presents a cover for an item above all content of the window, while the item isn't `nil`. An
  /// item with a different id has a different cover.
  ///
  /// - Parameters:
  ///   - item: The item of the cover. Going back writes `nil`.
  ///   - onDismiss: Called when a cover was dismissed, at the end of the transition.
  ///   - content: The content of the cover.
  ///
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Item: Identifiable, Presented: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Presented
  ) -> some View {
    ItemPresentation(
      kind: .fullScreenCover,
      item: item,
      onDismiss: onDismiss,
      presented: content,
      content: self
    )
  }
}
