/// A reducer of features of which one is there at a time: what `@Reducer` makes of an enum.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case history(History)
///   case alert(AlertState<Alert>)
///
///   enum Alert { case confirm }
/// }
/// ```
///
/// The state and the actions have a case for each feature, and so do the stores that ``scope(_:)``
/// gives a view to switch over. Where the enum is presented or on a stack, `ifLet` and `forEach` need
/// not be told how to run it:
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState {
  /// The type of ``body-swift.type.property``.
  associatedtype CaseBody: Reducer<State, Action>

  /// An enum like the state, with stores in the place of the features' states.
  associatedtype CaseScope

  /// The reducer that runs the feature that is there.
  @ReducerBuilder<State, Action>
  static var body: CaseBody { get }

  /// The store of the feature that is there.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The same as the static `body`, so that `Body` is its type.
  public var body: CaseBody { Self.body }

  /// Runs the feature that is there. Which value of the enum this is makes no difference.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

/// The state of a ``CaseReducer``, which knows what runs it.
public protocol CaseReducerState {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
