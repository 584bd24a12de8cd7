import ComposableCombine
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
/// If the object is an `ObservableObject`, the view is evaluated again after each change of the
/// object. If the object is only `Observable`, the view observes the properties that its body
/// reads, which a body does even without this wrapper. Prefer ``Bindable`` for such objects.
@propertyWrapper
@MainActor
public struct ObservedObject<ObjectType: AnyObject> {
  /// A value whose dynamic members are bindings to the properties of the object.
  public typealias Wrapper = Bindable<ObjectType>

  private var object: ObjectType
  /// Returns an observation of an `ObservableObject`. `nil` for other objects.
  private let observe: (@MainActor (ObjectType) -> ObjectObservation)?
  /// The observation of an `ObservableObject`, or `nil` for other objects.
  private var location: Location?

  private init(_ object: ObjectType, observe: (@MainActor (ObjectType) -> ObjectObservation)?) {
    self.object = object
    self.observe = observe
    location = (observe?(object)).map(Location.init)
  }

  /// Creates a property with an object, which another object or view owns.
  public init(wrappedValue: ObjectType) where ObjectType: ObservableObject {
    self.init(wrappedValue) { ObjectObservation(of: $0) }
  }

  /// Creates a property with an object, which another object or view owns.
  public init(wrappedValue: ObjectType) where ObjectType: Observable {
    self.init(wrappedValue, observe: nil)
  }

  /// Creates a property with an object, which another object or view owns.
  public init(wrappedValue: ObjectType) where ObjectType: Observable & ObservableObject {
    self.init(wrappedValue) { ObjectObservation(of: $0) }
  }

  /// Creates a property with an object, like `init(wrappedValue:)`.
  public init(initialValue: ObjectType) where ObjectType: ObservableObject {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a property with an object, like `init(wrappedValue:)`.
  public init(initialValue: ObjectType) where ObjectType: Observable {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a property with an object, like `init(wrappedValue:)`.
  public init(initialValue: ObjectType) where ObjectType: Observable & ObservableObject {
    self.init(wrappedValue: initialValue)
  }

  /// The object. A body that reads the object observes it.
  public var wrappedValue: ObjectType {
    get {
      location?.observation.access()
      return object
    }
    // An initializer of a view sets the object.
    set { self = Self(newValue, observe: observe) }
  }

  /// A value whose dynamic members are bindings to the properties of the object.
  public var projectedValue: Wrapper { Bindable(object, observation: location?.observation) }

  /// The reference of a value of a view to the observation of the view.
  @MainActor
  fileprivate final class Location {
    var observation: ObjectObservation

    init(_ observation: ObjectObservation) { self.observation = observation }
  }
}

// A property with an object that is only `Observable` isn't a dynamic property, so that lists reuse
// the widgets of a row with such a property.
extension ObservedObject: DynamicProperty where ObjectType: ObservableObject {
  /// Continues the observation of the previous value of the view, if the object is the same.
  public func install(previous: Self?, environment: EnvironmentValues) {
    guard let previous, previous.object === object, let old = previous.location else { return }
    location?.observation = old.observation
  }

  /// Stops observing the object.
  public func remove() {
    location?.observation.end()
  }
}

extension ObservedObject: ObjectProperty where ObjectType: ObservableObject {
  func access() { location?.observation.access() }
}
