import CasePaths

extension BindingAction {
  /// Returns an action that sets a property with ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set, such as `\.$name`.
  ///   - value: The value to set.
  /// - Returns: An action for the `binding` case of a `BindableAction`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    Self(
      keyPath: keyPath,
      value: value,
      write: { $0[keyPath: keyPath].wrappedValue = value },
      isEqual: { $0 as? Value == value }
    )
  }
}

extension BindingAction.AllCasePaths {
  /// The case path of the actions that set the property with ``BindingState`` at the key path, such
  /// as `\.binding.$name`. The case path extracts the value to set.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction<Root>, Value> {
    ._$case(
      embed: { .set(keyPath, $0) },
      extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
    )
  }
}

extension BindableAction {
  /// Returns the action that sets a property with ``BindingState``.
  ///
  /// ```swift
  /// await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
  /// ```
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
