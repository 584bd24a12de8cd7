extension View {
  /// Presents an alert while `isPresented` is `true`.
  ///
  /// ```swift
  /// .alert("Delete the game?", isPresented: $asksToDelete) {
  ///   Button("Delete", role: .destructive) { delete() }
  ///   Button("Keep", role: .cancel) {}
  /// } message: {
  ///   Text("It can't be brought back.")
  /// }
  /// ```
  ///
  /// A button runs its action, and then `isPresented` is set to `false`. Escape clicks the button
  /// with the role `.cancel`, or only sets `isPresented` to `false` if there is no such button. If
  /// there are no buttons, an "OK" button is added. A view that isn't a button, such as a text
  /// field, is placed above the buttons.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    AlertModifier(
      title: String(title),
      implicitAnswer: .acknowledge,
      isPresented: isPresented,
      data: (),
      actions: { _ in actions() },
      message: { _ in message() },
      content: self
    )
  }

  /// Presents an alert without a message while `isPresented` is `true`.
  public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert about `data` while `isPresented` is `true` and `data` isn't `nil`.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    AlertModifier(
      title: String(title),
      implicitAnswer: .acknowledge,
      isPresented: isPresented,
      data: data,
      actions: actions,
      message: message,
      content: self
    )
  }

  /// Presents an alert about `data`, without a message, while `isPresented` is `true` and `data`
  /// isn't `nil`.
  public func alert<Data, Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    alert(
      title,
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }
}
