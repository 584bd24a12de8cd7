extension View {
  /// Has a choice confirmed, or made among some, while `isPresented` is true.
  ///
  /// ```swift
  /// .confirmationDialog("Leave without saving?", isPresented: $asksToLeave) {
  ///   Button("Save") { save() }
  ///   Button("Discard", role: .destructive) { discard() }
  /// }
  /// ```
  ///
  /// A button acts, and then `isPresented` becomes false. Escape does what the button does whose role
  /// is to cancel; without such a button there is one all the same, which does nothing.
  ///
  /// - Parameter titleVisibility: Whether the title is shown; a screen reader speaks it in any case.
  ///   It is, unless this is `.hidden`.
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

  /// Has a choice confirmed, without a message, while `isPresented` is true.
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

  /// Has a choice about `data` confirmed while `isPresented` is true and there is some.
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

  /// Has a choice about `data` confirmed, without a message, while `isPresented` is true and there is
  /// some.
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
