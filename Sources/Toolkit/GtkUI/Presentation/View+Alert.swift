extension View {
  /// Asks a question while `isPresented` is true.
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
  /// A button acts, and then `isPresented` becomes false. Escape does what the button does whose role
  /// is to cancel. Without any button there is one that says "OK". What isn't a button, such as a text
  /// field, stands above them.
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

  /// Asks a question, without a message, while `isPresented` is true.
  public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks a question about `data` while `isPresented` is true and there is some.
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

  /// Asks a question about `data`, without a message, while `isPresented` is true and there is some.
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
