import ComposableCombine

/// A property wrapper for an object that an ancestor of a view has set, by its type, with
/// ``View/environmentObject(_:)``.
///
/// ```swift
/// @EnvironmentObject private var library: Library
/// ```
///
/// The view is evaluated again after each change of the object. If no ancestor has set an object of
/// the type, an issue is reported, and the view shows nothing until there is an object. Reading the
/// property outside of a body then traps with a message.
@propertyWrapper
@MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A value whose dynamic members are bindings to the properties of the object.
  public typealias Wrapper = Bindable<ObjectType>

  private let location = Location()

  /// Creates a property that reads an object from the environment.
  public init() {}

  /// The object. A body that reads the object observes it.
  public var wrappedValue: ObjectType {
    let found = found
    found.observation.access()
    return found.object
  }

  /// A value whose dynamic members are bindings to the properties of the object.
  public var projectedValue: Wrapper {
    Bindable(found.object, observation: found.observation)
  }

  private var found: (object: ObjectType, observation: ObjectObservation) {
    guard let found = location.found else {
      preconditionFailure(
        """
        A view reads a '\(ObjectType.self)' from the environment, but no ancestor of the view has \
        set a '\(ObjectType.self)'. Set the object on an ancestor with '.environmentObject(_:)'.
        """
      )
    }
    return found
  }

  /// Finds the object in the environment. Continues the observation of the previous value of the
  /// view, if the object is the same.
  public func install(previous: Self?, environment: EnvironmentValues) {
    let object = environment[object: ObjectType.self]
    if let old = previous?.location.found, old.object === object {
      location.found = old
    } else {
      location.found = object.map { ($0, ObjectObservation(of: $0)) }
    }
  }

  /// Stops observing the object.
  public func remove() {
    location.found?.observation.end()
  }

  @MainActor
  private final class Location {
    var found: (object: ObjectType, observation: ObjectObservation)?
  }
}

extension EnvironmentObject: ObjectProperty {
  func access() { location.found?.observation.access() }

  var missingObject: Any.Type? { location.found == nil ? ObjectType.self : nil }
}
