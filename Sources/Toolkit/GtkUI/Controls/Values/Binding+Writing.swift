extension Binding where Value: Equatable {
  /// Writes what a person chose, unless it is what is bound.
  ///
  /// - Parameter answer: Called when that was dealt with: the widget is to show what is bound then,
  ///   which may be something else.
  func write(_ value: Value, then answer: @escaping @MainActor () -> Void) {
    guard wrappedValue != value else { return }
    wrappedValue = value
    UpdateScheduler.shared.afterUpdates(answer)
  }
}
