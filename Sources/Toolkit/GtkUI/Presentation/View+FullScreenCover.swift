extension View {
  /// Presents a page that covers all content of the window while `isPresented` is true.
  ///
  /// The page slides up within the window. It has no window of its own. Meanwhile, the header of
  /// the window shows the page's `navigationTitle` and a back button. Going back writes `false`,
  /// and the page is dismissed when `isPresented` is `false`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is presented. Going back writes `false`.
  ///   - onDismiss: Called when the page was dismissed, at the end of the transition.
  ///   - content: The content of the page. `\.dismiss` in the content dismisses the page.
  ///
  /// - Returns: A view that presents the page.
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

  /// Presents a page about an item that covers all content of the window, while there is an item.
  /// An item with another id has another page.
  ///
  /// - Parameters:
  ///   - item: The item of the page. Going back writes `nil`.
  ///   - onDismiss: Called when a page was dismissed, at the end of the transition.
  ///   - content: The content of the page.
  ///
  /// - Returns: A view that presents the page.
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
