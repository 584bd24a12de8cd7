extension Binding where Value: Equatable {
  /// Writes the value that the user has selected, unless the bound value is equal.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - completion: Called after the updates that the write causes, unless nothing is written. The
  ///     closure shows the bound value in the widget, because the bound value may differ from
  ///     `value`.
  func write(_ value: Value, then completion: @escaping @MainActor () -> Void) {
    UncommittedFields.shared.commit()
    guard wrappedValue != value else { return }
    wrappedValue = value
    UpdateScheduler.shared.afterUpdates(completion)
  }
}
