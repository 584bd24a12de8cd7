import CustomDump

/// A property wrapper for a property of the state that a view sets with a ``BindingAction``, in
/// state that isn't observable.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var name = ""
/// }
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
///
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.$name):
///       // The name has changed.
///       return .none
///     case .binding:
///       return .none
///     }
///   }
/// }
/// ```
///
/// A view store has a binding for each of these properties, `viewStore.$name`, and a test sends
/// `.binding(.set(\.$name, "Blob"))`. In state with ``ObservableState()``, every property can be
/// set by a binding action, and the wrapper is not needed.
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a wrapper with a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper. The key path `\.$name` of the wrapper is the property that a binding action sets.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}

extension BindingState: Hashable where Value: Hashable {}

extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value, without a container for the wrapper.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value, without a container for the wrapper.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension BindingState: CustomReflectable {
  /// The mirror of the value, without the wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value, without the wrapper.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  /// The description of the value.
  public var debugDescription: String { wrappedValue.debugDescription }
}
