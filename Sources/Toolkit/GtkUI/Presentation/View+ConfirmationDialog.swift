extension View {
  /// Presents a dialog, for a confirmation or a choice, while `isPresented` is true.
  ///
  /// ```swift
  /// .confirmationDialog("Leave without saving?", isPresented: $asksToLeave) {
  ///   Button("Save") { save() }
  ///   Button("Discard", role: .destructive) { discard() }
  /// }
  /// ```
  ///
  /// A button runs its action, and then `isPresented` is set to `false`. Escape clicks the button
  /// with the role `.cancel`. If there is no such button, a "Cancel" button without an action is
  /// added.
  ///
  /// - Parameters:
  ///   - title: The question, as a short phrase or sentence.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is shown. The title is hidden only if the value is
  ///     `.hidden`. A screen reader always speaks the title.
  ///   - actions: The buttons of the dialog.
  ///   - message: The text below the title.
  ///
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    AlertModifier(
      title: String(title),
      isTitleVisible: titleVisibility != .hidden,
      implicitAnswer: .cancel,
      isPresented: isPresented,
      data: (),
      actions: { _ in actions() },
      message: { _ in message() },
      content: self
    )
  }

  /// Presents a dialog without a message while `isPresented` is true.
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: { EmptyView() }
    )
  }

  /// Presents a dialog about `data` while `isPresented` is true and `data` isn't `nil`.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    AlertModifier(
      title: String(title),
      isTitleVisible: titleVisibility != .hidden,
      implicitAnswer: .cancel,
      isPresented: isPresented,
      data: data,
      actions: actions,
      message: message,
      content: self
    )
  }

  /// Presents a dialog about `data`, without a message, while `isPresented` is true and `data`
  /// isn't `nil`.
  public func confirmationDialog<Data, Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }
}
