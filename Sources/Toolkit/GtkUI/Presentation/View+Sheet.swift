extension View {
  /// Shows a sheet while `isPresented` is true: a window above the one that the view is in, which
  /// can't be used meanwhile.
  ///
  /// ```swift
  /// .sheet(isPresented: $isAdding) {
  ///   AddView().navigationTitle("New Standup")
  /// }
  /// ```
  ///
  /// Its header has the `navigationTitle` of its content, and a close button. Closing it, by whichever
  /// way, writes false; the sheet leaves when `isPresented` has become false. A binding that stays
  /// true keeps the sheet.
  ///
  /// - Parameters:
  ///   - onDismiss: Called when the sheet is gone.
  ///   - content: What it shows. It is as large as that wants to be; what fills its place, such as a
  ///     list, gets a usual size. `\.dismiss` in it closes it.
  public func sheet<Presented: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Presented
  ) -> some View {
    FlagPresentation(
      kind: .sheet,
      isPresented: isPresented,
      onDismiss: onDismiss,
      presented: content,
      content: self
    )
  }

  /// Shows a sheet about an item while there is one. An item with another id has another sheet.
  ///
  /// - Parameters:
  ///   - item: What the sheet is about. Closing the sheet writes `nil`.
  ///   - onDismiss: Called when a sheet is gone.
  ///   - content: What it shows.
  public func sheet<Item: Identifiable, Presented: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Presented
  ) -> some View {
    ItemPresentation(
      kind: .sheet,
      item: item,
      onDismiss: onDismiss,
      presented: content,
      content: self
    )
  }
}
