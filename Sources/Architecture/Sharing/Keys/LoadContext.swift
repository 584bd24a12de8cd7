/// The reason for which a key loads its value.
public enum LoadContext<Value> {
  /// A reference to the value was created. The payload is the default of the reference.
  case initialValue(Value)
  /// `load()` was called.
  case userInitiated

  /// The default of the reference that was created; `nil` if `load()` was called.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }

  /// Returns the context with a transformed default.
  func map<Other>(_ transform: (Value) -> Other) -> LoadContext<Other> {
    switch self {
    case .initialValue(let value): .initialValue(transform(value))
    case .userInitiated: .userInitiated
    }
  }
}

extension LoadContext: Equatable where Value: Equatable {}

extension LoadContext: Hashable where Value: Hashable {}

extension LoadContext: Sendable where Value: Sendable {}

/// The reason for which a key saves its value.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed.
  case didSet
  /// `save()` was called.
  case userInitiated
}
