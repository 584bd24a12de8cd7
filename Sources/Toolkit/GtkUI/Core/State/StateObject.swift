import ComposableCombine
import Observation

/// A property wrapper for an object that a view owns. The object is created when it is first read,
/// and is retained until the view is removed.
///
/// ```swift
/// @StateObject private var model = Model()
/// ```
///
/// If the object is an `ObservableObject`, the view is evaluated again after each change of the
/// object. If the object is only `Observable`, the view observes the properties that its body
/// reads. A `@State` can also store an observable object, but the expression of a `@State` is
/// evaluated whenever a value of the view is created.
@propertyWrapper
@MainActor
public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
  private let location: Location

  /// Creates a property that creates its object when the object is first read.
  ///
  /// - Parameter wrappedValue: The expression that creates the object. Only the expression of the
  ///   first value of the view is evaluated, at most once.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType)
  where ObjectType: ObservableObject {
    location = Location(Storage(wrappedValue) { ObjectObservation(of: $0) })
  }

  /// Creates a property that creates its object when the object is first read.
  ///
  /// - Parameter wrappedValue: The expression that creates the object. Only the expression of the
  ///   first value of the view is evaluated, at most once.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType)
  where ObjectType: Observable {
    location = Location(Storage(wrappedValue) { _ in nil })
  }

  /// Creates a property that creates its object when the object is first read.
  ///
  /// - Parameter wrappedValue: The expression that creates the object. Only the expression of the
  ///   first value of the view is evaluated, at most once.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType)
  where ObjectType: Observable & ObservableObject {
    location = Location(Storage(wrappedValue) { ObjectObservation(of: $0) })
  }

  /// The object, which remains the same until the view is removed. A body that reads the object
  /// observes it.
  public var wrappedValue: ObjectType {
    let owned = location.storage.owned
    owned.observation?.access()
    return owned.object
  }

  /// A value whose dynamic members are bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    let owned = location.storage.owned
    return Bindable(owned.object, observation: owned.observation)
  }

  /// Connects the property with the object of the previous value of the view.
  public func install(previous: Self?, environment: EnvironmentValues) {
    if let previous { location.storage = previous.location.storage }
  }

  /// Stops observing the object, which is released with the view.
  public func remove() {
    location.storage.created?.observation?.end()
  }

  /// The reference of a value of a view to the storage of the view.
  @MainActor
  private final class Location {
    var storage: Storage

    init(_ storage: Storage) { self.storage = storage }
  }

  /// The object of a view, or the expression that creates the object.
  @MainActor
  private final class Storage {
    /// An object with its observation, which is `nil` for an object that isn't an
    /// `ObservableObject`.
    typealias Owned = (object: ObjectType, observation: ObjectObservation?)

    private enum Content {
      case expression(@MainActor () -> ObjectType)
      case owned(Owned)
    }

    private let observe: @MainActor (ObjectType) -> ObjectObservation?
    private var content: Content

    init(
      _ expression: @escaping @MainActor () -> ObjectType,
      observe: @escaping @MainActor (ObjectType) -> ObjectObservation?
    ) {
      content = .expression(expression)
      self.observe = observe
    }

    /// The object, unless it hasn't been created yet.
    var created: Owned? {
      if case .owned(let owned) = content { owned } else { nil }
    }

    /// The object, which is created when the property is first read.
    var owned: Owned {
      switch content {
      case .owned(let owned):
        return owned
      case .expression(let create):
        let object = create()
        let owned = (object, observe(object))
        content = .owned(owned)
        return owned
      }
    }
  }
}

extension StateObject: ObjectProperty {
  // An object that the body doesn't read isn't created.
  func access() { location.storage.created?.observation?.access() }
}
