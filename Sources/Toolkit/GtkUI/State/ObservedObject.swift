import Observation

/// An object that a view observes and doesn't own.
///
/// ```swift
/// struct CounterView: View {
///   @ObservedObject var viewStore: ViewStoreOf<Counter>
///
///   var body: some View { Text("\(viewStore.count)") }
/// }
/// ```
///
/// A body observes the values that it reads from an observable object even without this wrapper.
/// The wrapper exists for code that was written before the module Observation, and for its
/// bindings. Prefer ``Bindable``.
@propertyWrapper
@MainActor
public struct ObservedObject<ObjectType: AnyObject & Observable> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Returns bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// An object that belongs to a view and outlives its values. It is retained while the view is
/// shown.
///
/// ```swift
/// @StateObject private var model = Model()
/// ```
///
/// For an observable object, `@State` does the same. This wrapper exists for code that was written
/// before the module Observation.
@propertyWrapper
@MainActor
public struct StateObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private let state: State<ObjectType>

  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    state = State(wrappedValue: wrappedValue())
  }

  public var wrappedValue: ObjectType { state.wrappedValue }

  /// Returns bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  public func install(previous: Self?, environment: EnvironmentValues) {
    state.install(previous: previous?.state, environment: environment)
  }

  public func remove() { state.remove() }
}
