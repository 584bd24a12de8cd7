extension View {
  /// Covers all that the window shows with a page while `isPresented` is true.
  ///
  /// The page slides up within the window; it isn't a window of its own. The window's header has the
  /// page's `navigationTitle` meanwhile, and a button that leads back. Going back writes false; the
  /// page leaves when `isPresented` has become false.
  ///
  /// - Parameters:
  ///   - onDismiss: Called when the page is gone, at the end of its transition.
  ///   - content: What it shows. `\.dismiss` in it leaves it.
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

  /// Covers all that the window shows with a page about an item while there is one. An item with
  /// another id has another page.
  ///
  /// - Parameters:
  ///   - item: What the page is about. Going back writes `nil`.
  ///   - onDismiss: Called when a page is gone, at the end of its transition.
  ///   - content: What it shows.
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
