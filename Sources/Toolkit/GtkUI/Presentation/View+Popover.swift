extension View {
  /// Shows a popover that points to the view while `isPresented` is true.
  ///
  /// ```swift
  /// Button("Filter") { isFiltering = true }
  ///   .popover(isPresented: $isFiltering) { FilterView() }
  /// ```
  ///
  /// Escape and a click beside it write false. It points to the first widget of the view, or, if it
  /// has none, to the container.
  ///
  /// - Parameters:
  ///   - arrowEdge: The edge of the view that it stands at, if there is room; below it if `nil`.
  ///   - content: What it shows. `\.dismiss` in it closes it.
  public func popover<Presented: View>(
    isPresented: Binding<Bool>,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Presented
  ) -> some View {
    FlagPresentation(
      kind: .popover(arrowEdge: arrowEdge),
      isPresented: isPresented,
      onDismiss: nil,
      presented: content,
      content: self
    )
  }

  /// Shows a popover about an item, that points to the view, while there is one. An item with another
  /// id has another popover.
  ///
  /// - Parameters:
  ///   - item: What it is about. Closing it writes `nil`.
  ///   - arrowEdge: The edge of the view that it stands at, if there is room; below it if `nil`.
  ///   - content: What it shows.
  public func popover<Item: Identifiable, Presented: View>(
    item: Binding<Item?>,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Presented
  ) -> some View {
    ItemPresentation(
      kind: .popover(arrowEdge: arrowEdge),
      item: item,
      onDismiss: nil,
      presented: content,
      content: self
    )
  }
}
