/// A value that the views around have handed down.
///
/// ```swift
/// @Environment(\.layoutDirection) private var layoutDirection
/// ```
@propertyWrapper
@MainActor
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let location = Location()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    (location.environment ?? EnvironmentValues())[keyPath: keyPath]
  }

  public func install(previous: Self?, environment: EnvironmentValues) {
    location.environment = environment
  }

  @MainActor
  private final class Location {
    var environment: EnvironmentValues?
  }
}
