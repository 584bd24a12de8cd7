import ComposableArchitecture
import GtkUI

extension View {
  /// Shows an alert while there is state for it.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action, as `.presented`; a button without one, Escape, and closing the
  /// alert send `.dismiss`. The alert leaves when its state does. One without buttons has one that
  /// says "OK".
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    DialogStore(store: store, toDialog: { $0 }, fromAction: { $0 }, content: self)
  }

  /// Shows an alert while a presented enum is in the case of one.
  ///
  /// ```swift
  /// .alert(
  ///   store: store.scope(state: \.$destination, action: \.destination),
  ///   state: \.alert,
  ///   action: { .alert($0) }
  /// )
  /// ```
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toAlert: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromButtonAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    DialogStore(store: store, toDialog: toAlert, fromAction: fromButtonAction, content: self)
  }

  /// Shows an alert while a binding has a store of one.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  /// ```
  public func alert<ButtonAction>(
    _ item: Binding<Store<AlertState<ButtonAction>, ButtonAction>?>
  ) -> some View {
    DialogItem(item: item, content: self)
  }

  /// Shows a confirmation dialog while there is state for it.
  ///
  /// ```swift
  /// .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
  /// ```
  ///
  /// A button sends its action, as `.presented`; a button without one, Escape, and closing the
  /// dialog send `.dismiss`. The dialog leaves when its state does. One without a button to cancel
  /// by has one all the same.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    DialogStore(store: store, toDialog: { $0 }, fromAction: { $0 }, content: self)
  }

  /// Shows a confirmation dialog while a presented enum is in the case of one.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialog: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromButtonAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    DialogStore(store: store, toDialog: toDialog, fromAction: fromButtonAction, content: self)
  }

  /// Shows a confirmation dialog while a binding has a store of one.
  public func confirmationDialog<ButtonAction>(
    _ item: Binding<Store<ConfirmationDialogState<ButtonAction>, ButtonAction>?>
  ) -> some View {
    DialogItem(item: item, content: self)
  }
}
