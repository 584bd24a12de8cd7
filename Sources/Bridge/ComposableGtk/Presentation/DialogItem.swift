import ComposableArchitecture
import GtkUI

/// A view that shows an alert or a confirmation dialog while the value of a binding, the store of
/// the dialog, is not `nil`.
struct DialogItem<Dialog: DialogState, Content: View>: View {
  let item: Binding<Store<Dialog, Dialog.Action>?>
  let content: Content

  var body: some View {
    let store = item.wrappedValue
    let dialog = store?.state
    content.alert(
      dialog?.content { action in
        guard let store, let dialog, isPresented(dialog, in: store) else { return }
        if let action {
          store.send(action)
        } else {
          item.wrappedValue = nil
        }
      },
      id: (dialog?.id).map { AnyHashable($0) },
      onDismiss: { item.wrappedValue = nil }
    )
  }

  /// Returns whether the dialog is still presented. A dismissed dialog is visible and can be
  /// clicked until the next frame, but a second click must not send an action.
  private func isPresented(_ dialog: Dialog, in store: Store<Dialog, Dialog.Action>) -> Bool {
    !store.isInvalid && store.withState(\.id) == dialog.id
  }
}
