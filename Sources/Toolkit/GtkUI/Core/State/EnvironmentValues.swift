/// A key of a value that views read from their ancestors.
@MainActor
public protocol EnvironmentKey {
  /// The type of the value that the key identifies.
  associatedtype Value

  /// The value if no ancestor has set a value. A computed property is evaluated at each read.
  static var defaultValue: Value { get }
}

/// The values that a view reads from its ancestors.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which each key has its default value.
  public init() {}

  /// Accesses the value of a key, or the default value of the key if no ancestor has set a value.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      // An identical value isn't stored again, so that the environment remains identical to its
      // copies. `isIdentical(to:)` is then sufficient to detect that nothing has changed.
      if let old = values[ObjectIdentifier(key)] as? Key.Value,
        StructuralEquality.isIdentical(old, newValue)
      {
        return
      }
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Whether the environment is an unchanged copy of another environment. O(1).
  func isIdentical(to other: Self) -> Bool { StructuralEquality.isIdentical(self, other) }

  /// Whether all values are the same as in another environment, as far as values of any type can be
  /// compared. O(n).
  func isSame(as other: Self) -> Bool {
    if isIdentical(to: other) { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { StructuralEquality.isSameAny(value, $0) } ?? false
    }
  }
}
