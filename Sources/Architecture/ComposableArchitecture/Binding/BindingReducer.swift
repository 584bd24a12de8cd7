import CasePaths

/// A reducer that sets the properties of received binding actions.
///
/// Place this reducer before the reducers that react to the change, so that those reducers read the
/// new value:
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Creates a reducer that applies the binding actions of the feature.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Creates a reducer that applies the binding actions among the view's actions.
  ///
  /// ```swift
  /// enum Action {
  ///   case view(View)
  ///
  ///   enum View: BindableAction { case binding(BindingAction<State>) }
  /// }
  ///
  /// var body: some ReducerOf<Self> {
  ///   BindingReducer(action: \.view)
  /// }
  /// ```
  public init(action toViewAction: @escaping @autoclosure () -> CaseKeyPath<Action, ViewAction>) {
    self.toViewAction = CaseLiteral(toViewAction).path.extract(from:)
  }

  /// Creates a reducer that applies the binding actions that a closure extracts.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Sets the property if the action contains a binding action. Returns no effect.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
