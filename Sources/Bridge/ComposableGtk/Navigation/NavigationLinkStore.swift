import ComposableArchitecture
import GtkUI

/// A button that has a feature presented, and shows it as a page above the one that it is on.
///
/// ```swift
/// NavigationLinkStore(store.scope(state: \.$detail, action: \.detail)) {
///   store.send(.detailButtonTapped)
/// } destination: { store in
///   DetailView(store: store)
/// } label: {
///   Text("Detail")
/// }
/// ```
///
/// It is the reducer that presents: the page comes when the state is there, and leaves with it. Going
/// back sends `.dismiss`.
public struct NavigationLinkStore<
  State,
  Action,
  DestinationState,
  DestinationAction,
  Destination: View,
  Label: View
>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let onTap: @MainActor () -> Void
  private let destination: @MainActor (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// - Parameters:
  ///   - store: What is presented.
  ///   - toDestinationState: The state of the page, if it is there.
  ///   - fromDestinationAction: The action that stands for one of the page's.
  ///   - onTap: Has the reducer present the feature.
  ///   - destination: The page.
  ///   - label: What the button shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button(action: onTap) { label }
      .navigationDestination(
        store: store,
        state: toDestinationState,
        action: fromDestinationAction,
        destination: destination
      )
  }
}

extension NavigationLinkStore where State == DestinationState, Action == DestinationAction {
  /// - Parameters:
  ///   - store: What is presented.
  ///   - onTap: Has the reducer present the feature.
  ///   - destination: The page.
  ///   - label: What the button shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      store,
      state: { $0 },
      action: { $0 },
      onTap: onTap,
      destination: destination,
      label: label
    )
  }
}

extension NavigationLinkStore
where State: Identifiable, State == DestinationState, Action == DestinationAction {
  /// For one of several links, each of which presents the element with its own id.
  ///
  /// - Parameters:
  ///   - store: What is presented.
  ///   - id: The id of the state that is this link's.
  ///   - onTap: Has the reducer present the feature.
  ///   - destination: The page.
  ///   - label: What the button shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      store,
      state: { $0.id == id ? $0 : nil },
      action: { $0 },
      onTap: onTap,
      destination: destination,
      label: label
    )
  }
}

extension NavigationLinkStore where DestinationState: Identifiable {
  /// For one of several links, each of which presents the element with its own id, in a case.
  ///
  /// - Parameters:
  ///   - store: What is presented.
  ///   - toDestinationState: The state of the page, if it is there.
  ///   - fromDestinationAction: The action that stands for one of the page's.
  ///   - id: The id of the state that is this link's.
  ///   - onTap: Has the reducer present the feature.
  ///   - destination: The page.
  ///   - label: What the button shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      store,
      state: { toDestinationState($0).flatMap { $0.id == id ? $0 : nil } },
      action: fromDestinationAction,
      onTap: onTap,
      destination: destination,
      label: label
    )
  }
}
