extension View {
  /// Synchronises the focus with a value of a model, in both directions.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<SignUp>
  /// @FocusState private var focus: SignUp.State.Field?
  ///
  /// .bind($store.focus, to: $focus)
  /// ```
  ///
  /// Initially, the focus is set to the value of the model.
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>,
    to focus: FocusState<Value>.Binding
  ) -> some View {
    FocusBoundView(modelValue: modelValue, focus: focus, content: self)
  }
}

private struct FocusBoundView<Value: Hashable, Content: View>: View {
  let modelValue: Binding<Value>
  let focus: FocusState<Value>.Binding
  let content: Content

  var body: some View {
    content
      .onChange(of: modelValue.wrappedValue, initial: true) { _, new in
        focus.wrappedValue = new
      }
      .onChange(of: focus.wrappedValue) { _, new in
        if modelValue.wrappedValue != new { modelValue.wrappedValue = new }
      }
  }
}
