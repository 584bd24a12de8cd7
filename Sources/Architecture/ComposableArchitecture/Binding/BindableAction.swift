import CasePaths

/// A type of actions with which a view sets properties of the state. See ``BindingAction``.
public protocol BindableAction<State> {
  /// The state whose properties are set.
  associatedtype State

  /// Returns the action that sets a property. An enum implements this requirement with a case.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The binding action, or `nil` if this action sets no property.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case `binding`, or `nil` if the action is in another case. This default
  /// implementation reads the case by reflection.
  public var binding: BindingAction<State>? {
    // The binding action of a child may have the same type, but is the payload of another case.
    guard
      let action = EnumMetadata.payload(of: self) as? BindingAction<State>,
      EnumMetadata.caseName(of: self) == "binding"
    else { return nil }
    return action
  }
}

extension BindableAction where State: ObservableState {
  /// Returns the action that sets a property.
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
