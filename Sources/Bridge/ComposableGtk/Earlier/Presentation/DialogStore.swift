import ComposableArchitecture
import GtkUI

/// A view that shows an alert or a confirmation dialog while the state of the dialog is not `nil`.
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
    return lhs.matches(rhs)
  }

  /// Sends `action` if the dialog is still presented. A dismissed dialog is visible and can be
  /// clicked until the next frame, but a second click must not send an action.
  private func answer(_ dialog: Dialog, _ action: PresentationAction<Action>) {
    if store.withState({ self.dialog(in: $0)?.id }) == dialog.id {
      store.send(action)
    }
  }
}
