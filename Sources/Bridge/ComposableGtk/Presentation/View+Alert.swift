import ComposableArchitecture
import GtkUI

extension View {
  /// Shows an alert while the value of a binding, the store of the alert, is not `nil`.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  /// ```
  ///
  /// A button sends its action as `.presented`. A button without an action, Escape, and closing the
  /// alert send `.dismiss`. The alert is dismissed when its state becomes `nil`. An alert without
  /// buttons shows an "OK" button.
  public func alert<ButtonAction>(
    _ item: Binding<Store<AlertState<ButtonAction>, ButtonAction>?>
  ) -> some View {
    DialogItem(item: item, content: self)
  }

  /// Shows a confirmation dialog while the value of a binding, the store of the dialog, is not
  /// `nil`.
  ///
  /// A button sends its action as `.presented`. A button without an action, Escape, and closing the
  /// dialog send `.dismiss`. The dialog is dismissed when its state becomes `nil`. A dialog without
  /// a button with the role `.cancel` shows a "Cancel" button.
  public func confirmationDialog<ButtonAction>(
    _ item: Binding<Store<ConfirmationDialogState<ButtonAction>, ButtonAction>?>
  ) -> some View {
    DialogItem(item: item, content: self)
  }
}
