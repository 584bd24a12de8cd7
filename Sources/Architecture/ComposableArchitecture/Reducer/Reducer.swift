/// A description of how an action changes the state of a feature, and of the effect that then runs.
///
/// Most features implement ``body-swift.property`` with smaller reducers:
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
/// A reducer without children may implement ``reduce(into:action:)`` instead. Implement either
/// `body` or `reduce`. If both are implemented, `reduce` runs and `body` is never evaluated.
public protocol Reducer<State, Action> {
  /// The state of the feature.
  associatedtype State

  /// The actions of the feature, such as events of the user interface and responses of effects.
  associatedtype Action

  /// The type of ``body-swift.property``, or `Never` for a reducer that implements only `reduce`.
  associatedtype Body

  /// Changes `state` for `action` and returns the effect to run.
  ///
  /// A store calls this method on the main actor. The method has exclusive access to `state`.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// A method that a feature can implement instead of ``reduce(into:action:)``. For a reducer
  /// without a body, the default implementation of each of the two methods calls the other method.
  func _reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this reducer is composed of, which run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer with the state and the actions of the reducer `R`, as in `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
