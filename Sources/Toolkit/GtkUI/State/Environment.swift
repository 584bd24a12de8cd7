import Observation

/// A value that the views around have handed down.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
@MainActor
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private let location = Location()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The observable object of the type that `environment(_:)` has handed down.
  ///
  /// A view that isn't within one that hands it down stops the program with a message that says so.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: Value.self] else {
        preconditionFailure(
          """
          There is no '\(type)' in the environment of a view that reads one. Hand it down with \
          '.environment(_:)' to a view around.
          """
        )
      }
      return object
    }
  }

  /// The observable object of the type that `environment(_:)` has handed down, if any.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: Object.self] }
  }

  public var wrappedValue: Value {
    read(location.environment ?? EnvironmentValues())
  }

  public func install(previous: Self?, environment: EnvironmentValues) {
    location.environment = environment
  }

  @MainActor
  private final class Location {
    var environment: EnvironmentValues?
  }
}

private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}
