import IssueReporting

/// The selection of a list, independent of the type of its binding.
@MainActor
struct ListSelection {
  let allowsMultiple: Bool
  /// The selection when the view was evaluated.
  let current: Set<AnyHashable>
  /// A closure that returns the current selection.
  let read: @MainActor () -> Set<AnyHashable>
  let write: @MainActor (Set<AnyHashable>) -> Void

  init<Value: Hashable>(single binding: Binding<Value?>) {
    allowsMultiple = false
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { values in binding.wrappedValue = Self.convert(values, to: Value.self).first }
    current = read()
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    allowsMultiple = true
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { values in binding.wrappedValue = Set(Self.convert(values, to: Value.self)) }
    current = read()
  }

  private static func convert<Value: Hashable>(
    _ values: Set<AnyHashable>,
    to _: Value.Type
  ) -> [Value] {
    values.compactMap { value in
      if let value = value.base as? Value { return value }
      reportIssue(
        """
        A row was selected in a list whose selection is a '\(Value.self)', but the id of the row \
        is a '\(type(of: value.base))'. The selection does not change. Most likely the selection \
        must have the type of the ids of the elements.
        """
      )
      return nil
    }
  }
}
