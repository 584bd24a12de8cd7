import ComposableArchitecture
import GtkUI

/// A view that presents a child feature above `content` while the state of the feature is not
/// `nil`.
struct StorePresenter<State, Action, ChildState, ChildAction, Presented: View, Content: View>: View
{
  let kind: PresentationKind
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let identity: PresentationIdentity
  let toChildState: (State) -> ChildState?
  let fromChildAction: (ChildAction) -> Action
  var onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor (Store<ChildState, ChildAction>) -> Presented
  let content: Content

  var body: some View {
    StorePresentation(
      store: store,
      identity: identity,
      toChildState: toChildState,
      fromChildAction: fromChildAction
    ) { current in
      content.presentation(
        kind,
        id: current.id,
        onRequest: current.dismiss,
        onDismiss: onDismiss
      ) {
        if let store = current.child() {
          presented(store)
        }
      }
    }
  }
}
