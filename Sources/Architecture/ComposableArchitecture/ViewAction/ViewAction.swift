/// Actions that set apart what a view may send.
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
  associatedtype ViewAction

  static func view(_ action: ViewAction) -> Self
}

/// A view that sends a feature only the actions that are for views. See ``ViewAction(for:)``.
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

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

/// Lets a view send the actions that are for views as its own.
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
/// A view that still calls `store.send(.view(…))` gets a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction
