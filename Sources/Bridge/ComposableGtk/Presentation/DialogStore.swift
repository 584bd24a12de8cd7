import ComposableArchitecture
import GtkUI

/// Shows an alert or a confirmation dialog while a store has state for it.
struct DialogStore<State, Action, Dialog: DialogState, Content: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let toDialog: (State) -> Dialog?
  let fromAction: (Dialog.Action) -> Action
  let content: Content

  var body: some View {
    WithViewStore(
      store,
      observe: { dialog(in: $0) },
      removeDuplicates: areDuplicates
    ) { viewStore in
      let dialog = viewStore.state
      content.alert(
        dialog?.content { action in
          dialog.map { answer($0, action.map { .presented(fromAction($0)) } ?? .dismiss) }
        },
        id: (dialog?.id).map { AnyHashable($0) },
        onDismiss: { dialog.map { answer($0, .dismiss) } }
      )
    }
  }

  private func dialog(in presentation: PresentationState<State>) -> Dialog? {
    presentation.wrappedValue.flatMap(toDialog)
  }

  private func areDuplicates(_ lhs: Dialog?, _ rhs: Dialog?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return lhs.isShownLike(rhs)
  }

  /// A dialog is answered once: until the next frame it can still be seen, and clicked again.
  private func answer(_ dialog: Dialog, _ action: PresentationAction<Action>) {
    if store.withState({ self.dialog(in: $0)?.id }) == dialog.id {
      store.send(action)
    }
  }
}

/// Shows an alert or a confirmation dialog while a binding has a store of one.
struct DialogItem<Dialog: DialogState, Content: View>: View {
  let item: Binding<Store<Dialog, Dialog.Action>?>
  let content: Content

  var body: some View {
    let store = item.wrappedValue
    let dialog = store?.state
    content.alert(
      dialog?.content { action in
        guard let store, let dialog, isThere(dialog, in: store) else { return }
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

  /// A dialog is answered once: until the next frame it can still be seen, and clicked again.
  private func isThere(_ dialog: Dialog, in store: Store<Dialog, Dialog.Action>) -> Bool {
    !store.isInvalid && store.withState(\.id) == dialog.id
  }
}
