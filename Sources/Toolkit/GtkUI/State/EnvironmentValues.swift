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
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
