/// The type of the values that identify the rows in a list's selection.
@MainActor
struct SelectionType {
  /// The name of the type, for messages.
  let name: String
  /// Returns the value for the selection, or `nil` if a tag or an id has another type. A value of
  /// an optional type matches its wrapped type, and conversely.
  let value: @MainActor (any Hashable) -> AnyHashable?
  private let type: Any.Type

  init<Value: Hashable>(_ type: Value.Type) {
    name = "\(type)"
    self.type = type
    value = { (AnyHashable($0).base as? Value).map { AnyHashable($0) } }
  }

  /// Returns whether all values of a type can be in the selection.
  func matches(_ other: Any.Type) -> Bool { type == other }
}
