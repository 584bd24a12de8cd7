import ComposableArchitecture
import GtkUI

/// A feature that a store can present: the feature of the whole presentation, or the feature of a
/// case of the presented enum.
@MainActor
struct PresentableFeature<State, Action, ChildState, ChildAction> {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let identity: PresentationIdentity
  private let toChildState: (State) -> ChildState?
  private let fromChildAction: (ChildAction) -> Action

  /// Creates the feature of a case.
  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toChildState: @escaping (State) -> ChildState?,
    action fromChildAction: @escaping (ChildAction) -> Action,
    identity: PresentationIdentity = .caseAndID
  ) {
    self.store = store
    self.identity = identity
    self.toChildState = toChildState
    self.fromChildAction = fromChildAction
  }

  /// Creates the feature of the whole presentation.
  init(_ store: Store<PresentationState<State>, PresentationAction<Action>>)
  where ChildState == State, ChildAction == Action {
    self.init(store, state: { $0 }, action: { $0 })
  }

  /// Returns a view whose content is created from the feature that is currently presented. The view
  /// observes only the identity of the feature.
  func observed(
    @ViewBuilder content:
      @escaping @MainActor (PresentedStore<ChildState, ChildAction>) -> some View
  ) -> some View {
    WithViewStore(store, observe: id(in:), removeDuplicates: ==) { viewStore in
      content(presented(viewStore.state))
    }
  }

  private func presented(_ id: AnyHashable?) -> PresentedStore<ChildState, ChildAction> {
    PresentedStore(
      id: id,
      dismiss: {
        guard id != nil, store.withState(self.id(in:)) == id else { return }
        store.send(.dismiss)
      },
      child: {
        store.scope(
          id: ChildID(presented: id, state: ObjectIdentifier(ChildState.self)),
          state: { $0.wrappedValue.flatMap(toChildState) },
          action: { .presented(fromChildAction($0)) }
        )
      }
    )
  }

  private func id(in presentation: PresentationState<State>) -> AnyHashable? {
    guard let state = presentation.wrappedValue, toChildState(state) != nil else { return nil }
    return switch identity {
    case .enumCase: AnyHashable(EnumMetadata.tag(of: state))
    case .caseAndID: AnyHashable(PresentedIdentity(of: state))
    }
  }

  private struct ChildID: Hashable {
    let presented: AnyHashable?
    let state: ObjectIdentifier
  }
}

/// The rule that determines whether a new state replaces or updates a presentation.
enum PresentationIdentity {
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

extension View {
  /// Presents a feature above the view while the state of the feature is not `nil`.
  func presentation<State, Action, ChildState, ChildAction>(
    _ kind: PresentationKind,
    of feature: PresentableFeature<State, Action, ChildState, ChildAction>,
    onDismiss: (@MainActor () -> Void)? = nil,
    content: @escaping @MainActor (Store<ChildState, ChildAction>) -> some View
  ) -> some View {
    feature.observed { presented in
      self.presentation(
        kind,
        id: presented.id,
        onRequest: presented.dismiss,
        onDismiss: onDismiss
      ) {
        if let store = presented.child() {
          content(store)
        }
      }
    }
  }
}
