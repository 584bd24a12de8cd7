import ComposableArchitecture
import GtkUI

/// A button that calls `onTap`, which sends an action for which the reducer presents a feature. The
/// page of the presented feature is pushed above the page of the button.
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
/// The page is pushed when the reducer sets the state of the feature, and popped when the state
/// becomes `nil`. When the user pops the page, `.dismiss` is sent.
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

  /// Creates a link that shows a page while a case of an enum is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the page, or `nil` if another feature is
  ///     presented.
  ///   - fromDestinationAction: Embeds an action of the page in `Action`.
  ///   - onTap: Called when the button is clicked. Send an action that the reducer handles by
  ///     presenting the feature.
  ///   - destination: The view of the page.
  ///   - label: The label of the button.
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

  /// A button that calls `onTap`. The destination is a page above the page of the button.
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
  /// Creates a link that shows a page while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: Called when the button is clicked. Send an action that the reducer handles by
  ///     presenting the feature.
  ///   - destination: The view of the page.
  ///   - label: The label of the button.
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
  /// Creates a link that shows a page while a feature with the identifier `id` is presented. Use
  /// this initializer for several links to features of one type.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - id: The identifier of the state for which this link shows a page.
  ///   - onTap: Called when the button is clicked. Send an action that the reducer handles by
  ///     presenting the feature.
  ///   - destination: The view of the page.
  ///   - label: The label of the button.
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
  /// Creates a link that shows a page while the state of the page is presented and has the
  /// identifier `id`. Use this initializer for several links to features of one type.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the page, or `nil` if another feature is
  ///     presented.
  ///   - fromDestinationAction: Embeds an action of the page in `Action`.
  ///   - id: The identifier of the state for which this link shows a page.
  ///   - onTap: Called when the button is clicked. Send an action that the reducer handles by
  ///     presenting the feature.
  ///   - destination: The view of the page.
  ///   - label: The label of the button.
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
