extension View {
  /// Presents a popover while `isPresented` is `true`. The popover points to the view.
  ///
  /// ```swift
  /// Button("Filter") { isFiltering = true }
  ///   .popover(isPresented: $isFiltering) { FilterView() }
  /// ```
  ///
  /// Escape and a click outside the popover write `false`. The popover points to the first widget
  /// of the view, or to the container of the view if the view has no widgets.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented.
  ///   - arrowEdge: The edge of the view at which the popover is shown, if there is room. `nil` is
  ///     the bottom edge.
  ///   - content: The content of the popover. `\.dismiss` in the content also writes `false`.
  ///
  /// - Returns: A view that presents the popover.
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

  /// Presents a popover for an item while the item isn't `nil`. The popover points to the view. An
  /// item with a different id has a different popover.
  ///
  /// - Parameters:
  ///   - item: The item of the popover. Escape and a click outside the popover write `nil`.
  ///   - arrowEdge: The edge of the view at which the popover is shown, if there is room. `nil` is
  ///     the bottom edge.
  ///   - content: The content of the popover.
  ///
  /// - Returns: A view that presents the popover.
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
