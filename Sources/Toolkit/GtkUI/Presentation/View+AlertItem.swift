extension View {
  /// Presents an alert about an item while the item isn't `nil`.
  ///
  /// ```swift
  /// @State private var failure: FileFailure?
  ///
  /// .alert(item: $failure) { failure in
  ///   Text("\(failure.file) can't be read")
  /// } actions: { failure in
  ///   Button("Try Again") { read(failure.file) }
  /// } message: { failure in
  ///   Text(failure.reason)
  /// }
  /// ```
  ///
  /// A button runs its action, and then the item is set to `nil`. Escape and an alert without
  /// buttons behave as in ``alert(_:isPresented:actions:message:)``. While the alert is presented,
  /// another item changes the alert's content.
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    ItemAlert(
      item: item,
      implicitAnswer: .acknowledge,
      title: title,
      actions: actions,
      message: message,
      content: self
    )
  }

  /// Presents an alert about an item, without a message, while the item isn't `nil`.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog about an item while the item isn't `nil`. The dialog behaves as
  /// ``confirmationDialog(_:isPresented:titleVisibility:actions:message:)``.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    ItemAlert(
      item: item,
      isTitleVisible: titleVisibility != .hidden,
      implicitAnswer: .cancel,
      title: title,
      actions: actions,
      message: message,
      content: self
    )
  }

  /// Presents a confirmation dialog about an item, without a message, while the item isn't `nil`.
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item,
      titleVisibility: titleVisibility,
      title: title,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }
}

/// A view that presents an alert or a confirmation dialog about an item. Only this view reads the
/// item, so that a change of the item evaluates no other view.
private struct ItemAlert<Item, Actions: View, Message: View, Content: View>: View {
  let item: Binding<Item?>
  var isTitleVisible = true
  let implicitAnswer: ImplicitAnswer
  let title: @MainActor (Item) -> Text
  let actions: @MainActor (Item) -> Actions
  let message: @MainActor (Item) -> Message
  let content: Content

  var body: some View {
    let current = item.wrappedValue
    AlertModifier(
      title: current.map { title($0).plainText } ?? "",
      isTitleVisible: isTitleVisible,
      implicitAnswer: implicitAnswer,
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      ),
      data: current,
      actions: actions,
      message: message,
      content: content
    )
  }
}
