import ComposableArchitecture
import GtkUI

/// Shows one view while a store has state, and another while it has none.
///
/// ```swift
/// IfLetStore(store.scope(state: \.results, action: \.results)) { store in
///   ResultsView(store: store)
/// } else: {
///   Text("Nothing was looked for yet.")
/// }
/// ```
///
/// The content is made anew when state comes or goes, not when it changes. The store that it is given
/// goes on showing the last of the state while the content is on its way out.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: @MainActor (Store<State, Action>?) -> Content

  /// - Parameters:
  ///   - store: The store of state that may not be there.
  ///   - ifContent: What is shown while it is.
  ///   - elseContent: What is shown while it isn't.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == ConditionalContent<IfContent, ElseContent> {
    self.store = store
    content = { store in
      if let store {
        ViewBuilder.buildEither(first: ifContent(store))
      } else {
        ViewBuilder.buildEither(second: elseContent())
      }
    }
  }

  /// - Parameters:
  ///   - store: The store of state that may not be there.
  ///   - ifContent: What is shown while it is.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { store in store.map(ifContent) }
  }

  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 != nil },
      removeDuplicates: ==
    ) { viewStore in
      content(viewStore.state ? unwrapped : nil)
    }
  }

  private var unwrapped: Store<State, Action>? {
    store.scope(id: UnwrappedID(), state: { $0 }, action: { $0 })
  }
}

extension IfLetStore {
  /// Shows a view while a feature is presented, and another while it isn't.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.whilePresented(state: { $0 }, action: { $0 }),
      then: ifContent,
      else: elseContent
    )
  }

  /// Shows a view while a feature is presented.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.whilePresented(state: { $0 }, action: { $0 }), then: ifContent)
  }

  /// Shows a view while one case of a presented enum is there, and another while it isn't.
  public init<DestinationState, DestinationAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destination: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.whilePresented(state: toState, action: fromAction),
      then: ifContent,
      else: elseContent
    )
  }

  /// Shows a view while one case of a presented enum is there.
  public init<DestinationState, DestinationAction, IfContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destination: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.whilePresented(state: toState, action: fromAction), then: ifContent)
  }
}

private struct UnwrappedID: Hashable {}

extension Store {
  /// A store of a presented feature as of one that may not be there.
  fileprivate func whilePresented<ChildState, ChildAction, DestinationState, DestinationAction>(
    state toState: @escaping (_ destination: DestinationState) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> DestinationAction
  ) -> Store<ChildState?, ChildAction>
  where
    State == PresentationState<DestinationState>, Action == PresentationAction<DestinationAction>
  {
    scope(
      state: { $0.wrappedValue.flatMap(toState) },
      action: { .presented(fromAction($0)) }
    )
  }

}
