import ComposableArchitecture
import GtkUI

/// A view that shows one view while the state of a store is not `nil`, and another view while the
/// state is `nil`.
///
/// ```swift
/// IfLetStore(store.scope(state: \.results, action: \.results)) { store in
///   ResultsView(store: store)
/// } else: {
///   Text("Nothing was looked for yet.")
/// }
/// ```
///
/// The content is evaluated again when the state changes between `nil` and a value, but not when
/// one value changes to another value. After the state has become `nil`, the store of the content
/// returns the last state, for example while the content is frozen in a transition.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: @MainActor (Store<State, Action>?) -> Content

  /// Creates a view that shows `ifContent` if the state isn't `nil`, and otherwise `elseContent`.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Returns the view that is shown while the state is not `nil`.
  ///   - elseContent: Returns the view that is shown while the state is `nil`.
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

  /// Creates a view that shows `ifContent` if the state isn't `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Returns the view that is shown while the state is not `nil`.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { store in store.map(ifContent) }
  }

  /// The view for a value, or the view for `nil`.
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
  /// Creates a view that shows one view while a feature is presented, and another view while no
  /// feature is presented.
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

  /// Creates a view that shows a view while a feature is presented.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent:
      @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.whilePresented(state: { $0 }, action: { $0 }), then: ifContent)
  }

  /// Creates a view that shows one view while a case of an enum is presented, and another view
  /// otherwise.
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

  /// Creates a view that shows a view while a case of an enum is presented.
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
  /// Returns a store whose state is the state of the presented feature, or `nil` if the feature is
  /// not presented.
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
