import CasePaths

/// Actions by which a view sets properties of the state. See ``BindingAction``.
public protocol BindableAction<State> {
  /// The state whose properties are set.
  associatedtype State

  /// The action that sets a property. An enum has a case for it.
  static func binding(_ action: BindingAction<State>) -> Self

  /// What this action wants to set, if it is of that kind.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? {
    // A child's binding action may have the type of the parent's, but not its place.
    guard
      let action = EnumMetadata.payload(of: self) as? BindingAction<State>,
      EnumMetadata.caseName(of: self) == "binding"
    else { return nil }
    return action
  }
}

extension BindableAction where State: ObservableState {
  /// The action that sets a property.
  ///
  /// ```swift
  /// return .send(.set(\.name, ""))
  /// ```
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
