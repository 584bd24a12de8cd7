extension View {
  /// Presents a sheet while `isPresented` is `true`. A sheet is a dialog with a header inside the
  /// window of the view. The rest of the window is inert: the user can only use the sheet.
  ///
  /// ```swift
  /// .sheet(isPresented: $isAdding) {
  ///   AddView().navigationTitle("New Standup")
  /// }
  /// ```
  ///
  /// The header of the sheet shows the `navigationTitle` of the content, and a close button.
  /// Closing the sheet in any way writes `false`, and the sheet is dismissed when `isPresented` is
  /// `false`. If the binding ignores the write, the sheet is not dismissed.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented. Closing the sheet writes `false`.
  ///   - onDismiss: Called when the sheet was dismissed.
  ///   - content: The content of the sheet. The sheet has the natural size of the content, or a
  ///     default size if the content fills the available height, as a list does. `\.dismiss` in the
  ///     content also writes `false`.
  ///
  /// - Returns: A view that presents the sheet.
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

  /// Presents a sheet for an item while the item isn't `nil`. An item with a different id has a
  /// different sheet.
  ///
  /// - Parameters:
  ///   - item: The item of the sheet. Closing the sheet writes `nil`.
  ///   - onDismiss: Called when a sheet was dismissed.
  ///   - content: The content of the sheet.
  ///
  /// - Returns: A view that presents the sheet.
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
