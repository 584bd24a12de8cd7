import ComposableArchitecture
import GtkUI

/// A view that creates its content from a presented feature. The content is created from the
/// identity of the feature, its store, and a closure that dismisses the feature.
///
/// The view observes only the identity of the presented feature.
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

/// The rule that determines whether a new state replaces or updates a presentation.
enum PresentationIdentity {
  /// A new state always updates the presentation.
  case type
  /// A state in another case replaces the presentation.
  case enumCase
  /// A state in another case, or with another identifier, replaces the presentation.
  case caseAndID
}

/// The feature that a store currently presents.
@MainActor
struct PresentedStore<State, Action> {
  /// The identity of the feature, or `nil` if no feature is presented.
  let id: AnyHashable?
  /// Sends `.dismiss`, unless the feature was already dismissed or replaced.
  let dismiss: @MainActor () -> Void
  /// Returns the store of the feature, or `nil` if the feature is no longer presented.
  let child: @MainActor () -> Store<State, Action>?
}
