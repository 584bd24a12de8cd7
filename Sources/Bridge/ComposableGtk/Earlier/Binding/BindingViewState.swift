import ComposableArchitecture
import GtkUI

/// A property wrapper for a property of a view state that the view can set, because the property of
/// the feature's state has `@BindingState`.
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var name: String
///
///   init(store: BindingViewStore<Feature.State>) {
///     _name = store.$name
///   }
/// }
///
/// WithViewStore(store, observe: ViewState.init) { viewStore in
///   TextField("Name", text: viewStore.$name)
/// }
/// ```
@propertyWrapper
public struct BindingViewState<Value> {
  /// The value at the time at which the view state was created.
  public let wrappedValue: Value
  // The closures are stored instead of a binding, because a view state is not isolated to the main
  // actor.
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  init(
    _ value: Value,
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    wrappedValue = value
    self.get = get
    self.set = set
  }

  /// A binding that reads the store's state, and sends a `BindingAction` when it is set.
  @MainActor
  public var projectedValue: Binding<Value> { Binding(get: get, set: set) }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Whether the values are equal. The bindings are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension BindingViewState: CustomReflectable {
  /// The mirror of the value, without the wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingViewState: CustomDumpRepresentable {
  /// The value, without the wrapper.
  public var customDumpValue: Any { wrappedValue }
}
