/// The conversion of a dependency to another type, as a value, so that a key path can contain the
/// conversion.
struct DependencyCast<Member, Value>: Hashable, Sendable {
  let keyPath: any KeyPath<DependencyValues, Member> & Sendable

  func value(in values: DependencyValues) -> Value {
    let member = values[keyPath: keyPath]
    guard let value = member as? Value else {
      preconditionFailure(
        """
        A dependency of type '\(type(of: member))' was read as type '\(Value.self)'. Override the \
        dependency with a value of type '\(Value.self)'.
        """
      )
    }
    return value
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    let (left, right): (AnyKeyPath, AnyKeyPath) = (lhs.keyPath, rhs.keyPath)
    return left == right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath as AnyKeyPath)
  }
}

extension DependencyValues {
  subscript<Member, Value>(cast cast: DependencyCast<Member, Value>) -> Value {
    cast.value(in: self)
  }
}
