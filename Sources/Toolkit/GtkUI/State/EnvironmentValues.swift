/// A value that views hand down to the views within them.
@MainActor
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What views hand down to the views within them.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      // What is the same stays the same values, which is quickly told.
      if let old = values[ObjectIdentifier(key)] as? Key.Value,
        Sameness.isIdentical(old, newValue)
      {
        return
      }
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Whether the values are those of another, unchanged. O(1).
  func isIdentical(to other: Self) -> Bool { Sameness.isIdentical(self, other) }

  /// Whether the values are the same as those of another, as far as that can be told. O(n).
  func isSame(as other: Self) -> Bool {
    if isIdentical(to: other) { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { Sameness.isSameAny(value, $0) } ?? false
    }
  }
}
