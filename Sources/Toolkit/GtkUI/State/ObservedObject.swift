import Observation

/// An object that a view observes and that somebody else keeps.
///
/// ```swift
/// struct CounterView: View {
///   @ObservedObject var viewStore: ViewStoreOf<Counter>
///
///   var body: some View { Text("\(viewStore.count)") }
/// }
/// ```
///
/// What an observable object has read of it by a body is observed in any case: the wrapper is there
/// for code that was written before that was so, and for its bindings. Prefer ``Bindable``.
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

  /// Makes bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// An object that belongs to a view and outlives it: it is there for as long as the view is shown.
///
/// ```swift
/// @StateObject private var model = Model()
/// ```
///
/// For an observable object `@State` does the same; this is there for code that was written before.
@propertyWrapper
@MainActor
public struct StateObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private let state: State<ObjectType>

  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    state = State(wrappedValue: wrappedValue())
  }

  public var wrappedValue: ObjectType { state.wrappedValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  public func install(previous: Self?, environment: EnvironmentValues) {
    state.install(previous: previous?.state, environment: environment)
  }

  public func remove() { state.remove() }
}
