import CasePaths

/// Sets the properties that binding actions want to set.
///
/// Put it before what reacts to the change, which then sees the new value:
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

  /// Heeds the binding actions of the feature.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Heeds the binding actions among those of the view.
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

  /// Heeds the binding actions that a closure finds.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
