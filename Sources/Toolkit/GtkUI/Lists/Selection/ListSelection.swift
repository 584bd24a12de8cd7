/// The selection of a list, independent of the type of its binding.
@MainActor
struct ListSelection {
  let allowsMultiple: Bool
  /// The type of the values.
  let type: SelectionType
  /// The selection when the view was evaluated.
  let current: Set<AnyHashable>
  /// A closure that returns the current selection.
  let read: @MainActor () -> Set<AnyHashable>
  /// A closure that changes the selection. The values have the type ``type``.
  let write: @MainActor (Set<AnyHashable>) -> Void

  init<Value: Hashable>(single binding: Binding<Value?>) {
    allowsMultiple = false
    type = SelectionType(Value.self)
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { values in binding.wrappedValue = values.compactMap { $0.base as? Value }.first }
    current = read()
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    allowsMultiple = true
    type = SelectionType(Value.self)
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { values in binding.wrappedValue = Set(values.compactMap { $0.base as? Value }) }
    current = read()
  }
}
