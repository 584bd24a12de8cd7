import Observation

/// A value that a view reads from its ancestors.
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

  /// Creates a property that reads the value at a key path of the environment. The view is updated
  /// when an ancestor sets another value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads the observable object that an ancestor has set for the given
  /// type with `environment(_:)`.
  ///
  /// If no ancestor has set an object of the type, reading the property traps with a message.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: Value.self] else {
        preconditionFailure(
          """
          A view reads a '\(type)' from the environment, but no ancestor of the view has set a \
          '\(type)'. Set the object on an ancestor with '.environment(_:)'.
          """
        )
      }
      return object
    }
  }

  /// Creates a property that reads the observable object that an ancestor has set for the given
  /// type with `environment(_:)`. The value is `nil` if no ancestor has set an object of the type.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: Object.self] }
  }

  /// The value in the environment of the view. Before the node of the view is created, the default
  /// value of the environment is read.
  public var wrappedValue: Value {
    read(location.environment ?? EnvironmentValues())
  }

  /// Stores the environment that ``wrappedValue`` reads. The argument `previous` isn't used.
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
