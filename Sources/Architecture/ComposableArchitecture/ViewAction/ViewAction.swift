/// Actions with a case for the actions that a view may send.
///
/// ```swift
/// enum Action: ViewAction {
///   case response(Response)
///   case view(View)
///
///   enum View { case refreshButtonTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions that the view may send, usually a nested enum `View`.
  associatedtype ViewAction

  /// Returns the action that embeds an action of the view. An enum meets this requirement with a
  /// case `view`.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only the view actions of its feature. See ``ViewAction(for:)``.
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the feature.
  associatedtype StoreState

  /// The actions of the feature, with a case `view`.
  associatedtype StoreAction: ViewAction

  /// The store to which `send` sends the actions of the view.
  @MainActor
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  @discardableResult
  @MainActor
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}

/// Adds a `send` method to a view. The method sends the view actions of the feature.
///
/// ```swift
/// @ViewAction(for: Search.self)
/// struct SearchView: View {
///   let store: StoreOf<Search>
///
///   var body: some View {
///     Button("Refresh") { send(.refreshButtonTapped) }
///   }
/// }
/// ```
///
/// In such a view, `store.send(.view(…))` causes a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction
