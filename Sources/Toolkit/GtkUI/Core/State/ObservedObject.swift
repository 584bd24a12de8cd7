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

  /// Creates a property with an object. The same as ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Returns bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// A property wrapper for an object that a view owns. The object is created with the first value of
/// the view, and is retained until the view is removed.
///
/// ```swift
/// @StateObject private var model = Model()
/// ```
///
/// `@State` does the same for an observable object. This wrapper exists for code that was written
/// before the module Observation.
@propertyWrapper
@MainActor
public struct StateObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private let state: State<ObjectType>

  /// Creates a property with its initial object. The expression is evaluated whenever a value of
  /// the view is created, and only the object of the first value of the view is used.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    state = State(wrappedValue: wrappedValue())
  }

  /// The object, which remains the same until the view is removed.
  public var wrappedValue: ObjectType { state.wrappedValue }

  /// Returns bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  /// Connects the property with the object of the previous value of the view.
  public func install(previous: Self?, environment: EnvironmentValues) {
    state.install(previous: previous?.state, environment: environment)
  }

  /// Releases nothing, because the object is released with the view.
  public func remove() { state.remove() }
}
