import ComposableArchitecture
import GtkUI

/// What is presented of a store, for a view that shows it: whether it is there, the store of it, and
/// how to ask for it to go.
///
/// It observes who is presented, and nothing else of the state.
struct StorePresentation<State, Action, ChildState, ChildAction, Content: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let identity: PresentationIdentity
  let toChildState: (State) -> ChildState?
  let fromChildAction: (ChildAction) -> Action
  @ViewBuilder let content: @MainActor (PresentedStore<ChildState, ChildAction>) -> Content

  var body: some View {
    WithViewStore(store, observe: presentedID, removeDuplicates: ==) { viewStore in
      let id = viewStore.state
      content(
        PresentedStore(
          id: id,
          dismiss: { dismiss(id) },
          child: {
            store.scope(
              id: ChildID(presented: id, state: ObjectIdentifier(ChildState.self)),
              state: { $0.wrappedValue.flatMap(toChildState) },
              action: { .presented(fromChildAction($0)) }
            )
          }
        )
      )
    }
  }

  private func presentedID(_ presentation: PresentationState<State>) -> AnyHashable? {
    guard let state = presentation.wrappedValue, toChildState(state) != nil else { return nil }
    return switch identity {
    case .type: AnyHashable(ObjectIdentifier(ChildState.self))
    case .enumCase: AnyHashable(EnumMetadata.tag(of: state))
    case .caseAndID: AnyHashable(PresentedIdentity(of: state))
    }
  }

  private func dismiss(_ id: AnyHashable?) {
    guard id != nil, store.withState(presentedID) == id else { return }
    store.send(.dismiss)
  }

  private struct ChildID: Hashable {
    let presented: AnyHashable?
    let state: ObjectIdentifier
  }
}

/// When what is presented counts as another.
enum PresentationIdentity {
  /// Never: what is there is brought up to date.
  case type
  /// When it is in another case.
  case enumCase
  /// When it is in another case, or has another id.
  case caseAndID
}

/// What a store presents at the moment.
@MainActor
struct PresentedStore<State, Action> {
  /// `nil` while there is nothing.
  let id: AnyHashable?
  /// Asks for it to go, unless it is gone, or another has taken its place.
  let dismiss: @MainActor () -> Void
  /// The store of it, for as long as it is there.
  let child: @MainActor () -> Store<State, Action>?
}
