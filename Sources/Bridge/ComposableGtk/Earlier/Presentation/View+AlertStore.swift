import ComposableArchitecture
import GtkUI

extension View {
  /// Shows an alert while the state of the alert is not `nil`.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action as `.presented`. A button without an action, Escape, and closing the
  /// alert send `.dismiss`. The alert is dismissed when its state becomes `nil`. An alert without
  /// buttons shows an "OK" button.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    DialogStore(store: store, toDialog: { $0 }, fromAction: { $0 }, content: self)
  }

  /// Shows an alert while the case of the alert in an enum is presented.
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

  /// Shows a confirmation dialog while the state of the dialog is not `nil`.
  ///
  /// ```swift
  /// .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
  /// ```
  ///
  /// A button sends its action as `.presented`. A button without an action, Escape, and closing the
  /// dialog send `.dismiss`. The dialog is dismissed when its state becomes `nil`. A dialog without
  /// a button with the role `.cancel` shows a "Cancel" button.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    DialogStore(store: store, toDialog: { $0 }, fromAction: { $0 }, content: self)
  }

  /// Shows a confirmation dialog while the case of the dialog in an enum is presented.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialog: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromButtonAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    DialogStore(store: store, toDialog: toDialog, fromAction: fromButtonAction, content: self)
  }
}
