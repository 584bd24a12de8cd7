/// A store whose properties can be set. Only ``Store`` conforms to the protocol.
///
/// The subscripts with a setter are members of a protocol extension. The compiler prefers members
/// of a type to members of a protocol extension, so an expression that only reads `store.name` uses
/// the subscript of `Store`, which refers to no setter. A setter that is deprecated, as the setter
/// of a
/// `@Shared` property, is therefore not reported where the property is only read.
@MainActor
@preconcurrency
public protocol _BindableStore<State, Action>: AnyObject {
  /// The state of the store.
  associatedtype State
  /// The actions of the store.
  associatedtype Action

  /// Returns a property of the state. A view whose body calls the method observes the property.
  func _observed<Value>(_ keyPath: KeyPath<State, Value>) -> Value

  /// Sends an action that sets a property.
  func _send(
    _ binding: BindingAction<State>,
    embeddedBy embed: (_ action: BindingAction<State>) -> Action
  )
}

extension _BindableStore
where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state. Setting the property sends a ``BindingAction``.
  ///
  /// ```swift
  /// store.name = "Blob"
  /// ```
  ///
  /// If the state of a scoped store no longer exists, setting a property does nothing.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { _observed(keyPath) }
    set { _send(.set(keyPath, newValue)) { .binding($0) } }
  }
}

extension _BindableStore
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property of the state. Setting the property sends a view action with a ``BindingAction``.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { _observed(keyPath) }
    set { _send(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}
