import ConcurrencyExtras
import CustomDump

extension Store
where State: ObservableState & Equatable & Sendable, Action: BindableAction, Action.State == State {
  /// The current state. Setting the state sends a ``BindingAction`` for the whole state.
  public var state: State {
    @inlinable get { observedState }
    set { sendBinding(.set(\.self, newValue)) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The current state. Setting the state sends a view action with a ``BindingAction`` for the
  /// whole state.
  public var state: State {
    @inlinable get { observedState }
    set { sendBinding(.set(\.self, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends an action that sets a property. An issue is reported if no reducer applies the action.
  /// If the state of a scoped store no longer exists, nothing is sent.
  package func sendBinding(
    _ binding: BindingAction<State>,
    _ toAction: (BindingAction<State>) -> Action
  ) {
    binding.send(toAction, isInvalid: { isInvalid }, by: { send($0) })
  }
}

extension BindingAction {
  /// Sends the action, embedded in an action of a store or of a view, with a receipt.
  @MainActor
  func send<Action>(
    _ embed: (Self) -> Action,
    isInvalid: () -> Bool,
    by send: (Action) -> Void
  ) {
    guard !isInvalid() else { return }
    var binding = self
    // The receipt captures an action without a receipt, so that the receipt does not retain itself.
    let shown = UncheckedSendable(embed(binding))
    binding.receipt = BindingReceipt(action: { String(customDumping: shown.value) })
    send(embed(binding))
    if isInvalid() {
      // The reducer that removed the state received the action, so no reducer has to apply the
      // action.
      binding.receipt?.acknowledge()
    }
  }
}

extension Store: _BindableStore {
  /// Returns a property of the state. A view whose body calls the method observes the property.
  public func _observed<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    observedState[keyPath: keyPath]
  }

  /// Sends an action that sets a property. If the state of a scoped store no longer exists, nothing
  /// is sent.
  public func _send(
    _ binding: BindingAction<State>,
    embeddedBy embed: (_ action: BindingAction<State>) -> Action
  ) {
    sendBinding(binding, embed)
  }
}
