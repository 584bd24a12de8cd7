/// A description of how a feature's state changes when an action arrives, and of the effects that
/// the change sets off.
///
/// Most features write a ``body-swift.property`` out of smaller reducers:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case increment }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .increment:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A leaf may write ``reduce(into:action:)`` instead. Write one of the two: where both are there,
/// `reduce` is what runs and `body` never is.
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State

  /// What can happen in the feature: a person's doing, or an effect's answer.
  associatedtype Action

  /// The type of ``body-swift.property``; `Never` for a reducer that writes `reduce` alone.
  associatedtype Body

  /// Changes `state` for `action` and says what to do next.
  ///
  /// Runs on the main actor, never suspends, and is given exclusive access to `state`.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// Another name of ``reduce(into:action:)``, for a feature that is written with it. Each of the two
  /// stands for the other where only one is written.
  func _reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one, run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer with the state and the action of the reducer `R`: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
