extension View {
  /// Presents a popover that points to the view while `isPresented` is true.
  ///
  /// ```swift
  /// Button("Filter") { isFiltering = true }
  ///   .popover(isPresented: $isFiltering) { FilterView() }
  /// ```
  ///
  /// Escape and a click outside the popover write `false`. The popover points to the first widget
  /// of the view, or to the container if the view has no widgets.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented. Dismissing the popover writes `false`.
  ///   - arrowEdge: The edge of the view at which the popover is shown, if there is room. If the
  ///     edge is `nil`, the popover is shown below the view.
  ///   - content: The content of the popover. `\.dismiss` in the content dismisses the popover.
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

  /// Presents a popover for an item, which points to the view, while there is an item. An item with
  /// another id has another popover.
  ///
  /// - Parameters:
  ///   - item: The item of the popover. Dismissing the popover writes `nil`.
  ///   - arrowEdge: The edge of the view at which the popover is shown, if there is room. If the
  ///     edge is `nil`, the popover is shown below the view.
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
