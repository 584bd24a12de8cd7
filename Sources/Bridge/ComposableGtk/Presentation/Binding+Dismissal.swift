extension Binding {
  /// Returns a binding for a presented store that sends an action when the user dismisses the
  /// presentation, instead of dismissing the presentation at once. The presented feature can then
  /// check whether a change would be lost.
  ///
  /// ```swift
  /// struct NotesView: View {
  ///   @Bindable var store: StoreOf<Notes>
  ///
  ///   var body: some View {
  ///     Text("Notes")
  ///       .sheet(item: $store.scope(state: \.add, action: \.add).dismissing(with: .closeRequested)) {
  ///         NoteForm(store: $0)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter action: The action of the presented feature, which asks the user or dismisses the
  ///   feature.
  /// - Returns: The binding.
  @MainActor
  public func dismissing<State, Action: Sendable>(with action: Action) -> Self
  where Value == Store<State, Action>? {
    Binding {
      wrappedValue
    } set: { newValue in
      if newValue == nil { wrappedValue?.send(action) }
    }
  }
}
