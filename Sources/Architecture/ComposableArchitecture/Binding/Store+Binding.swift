import ConcurrencyExtras
import CustomDump

extension Store
where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state. Setting it sends a ``BindingAction``.
  ///
  /// ```swift
  /// store.name = "Blob"
  /// ```
  ///
  /// A store whose part of the state is gone ignores what it is set to.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    @inlinable get { observedState[keyPath: keyPath] }
    set { sendBinding(.set(keyPath, newValue)) { .binding($0) } }
  }
}

extension Store
where State: ObservableState & Equatable & Sendable, Action: BindableAction, Action.State == State {
  /// The state as it is now. Setting it sends a ``BindingAction`` for the whole of it.
  public var state: State {
    @inlinable get { observedState }
    set { sendBinding(.set(\.self, newValue)) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property of the state. Setting it sends a ``BindingAction`` among the view's actions.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    @inlinable get { observedState[keyPath: keyPath] }
    set { sendBinding(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The state as it is now. Setting it sends a ``BindingAction`` for the whole of it.
  public var state: State {
    @inlinable get { observedState }
    set { sendBinding(.set(\.self, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  private func sendBinding(
    _ binding: BindingAction<State>,
    _ toAction: (BindingAction<State>) -> Action
  ) {
    guard !isInvalid else { return }
    var binding = binding
    // Shown without the receipt, which would otherwise keep itself.
    let shown = UncheckedSendable(toAction(binding))
    binding.receipt = BindingReceipt(action: { String(customDumping: shown.value) })
    send(toAction(binding))
    if isInvalid {
      // Whoever took the state away had seen the action: there is nothing left to set.
      binding.receipt?.acknowledge()
    }
  }
}
