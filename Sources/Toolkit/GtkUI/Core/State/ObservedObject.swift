import Observation

/// A property wrapper for an object that a view observes but doesn't own.
///
/// ```swift
/// struct CounterView: View {
///   @ObservedObject var model: Model
///
///   var body: some View { Text("\(model.count)") }
/// }
/// ```
///
/// A body observes the values that it reads from an observable object even without this wrapper.
/// The wrapper creates bindings, and exists for code that was written before the module
/// Observation. Prefer ``Bindable``.
@propertyWrapper
@MainActor
public struct ObservedObject<ObjectType: AnyObject & Observable> {
  /// The object. A body that reads a property of the object observes the property.
  public var wrappedValue: ObjectType

  /// Creates a property with an object, which another object or view owns.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with an object, like ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// A value whose dynamic members are bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// A property wrapper for an object that a view owns. The object is created when it is first read,
/// and is retained until the view is removed.
///
/// ```swift
/// @StateObject private var model = Model()
/// ```
///
/// A `@State` can also store an observable object, but the expression of a `@State` is evaluated
/// whenever a value of the view is created.
@propertyWrapper
@MainActor
public struct StateObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private let location: Location

  /// Creates a property that creates its object when the object is first read.
  ///
  /// - Parameter wrappedValue: The expression that creates the object. Only the expression of the
  ///   first value of the view is evaluated, at most once.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    location = Location(Storage(wrappedValue))
  }

  /// The object, which remains the same until the view is removed.
  public var wrappedValue: ObjectType { location.storage.object }

  /// A value whose dynamic members are bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  /// Connects the property with the object of the previous value of the view.
  public func install(previous: Self?, environment: EnvironmentValues) {
    if let previous { location.storage = previous.location.storage }
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
    private enum Content {
      case expression(@MainActor () -> ObjectType)
      case object(ObjectType)
    }

    private var content: Content

    init(_ expression: @escaping @MainActor () -> ObjectType) { content = .expression(expression) }

    var object: ObjectType {
      switch content {
      case .object(let object):
        return object
      case .expression(let create):
        let object = create()
        content = .object(object)
        return object
      }
    }
  }
}
