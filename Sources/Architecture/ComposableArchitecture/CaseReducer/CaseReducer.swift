/// A reducer of several features, of which one exists at a time. `@Reducer` adds this conformance
/// to an enum.
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
/// The state and the actions are enums with the same cases. ``scope(_:)`` returns another enum with
/// the same cases, whose payload for a feature is the store of the feature. A view can switch over
/// the result. If the enum is presented or is on a stack, `ifLet` and `forEach` are called without
/// a reducer:
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState {
  /// The type of ``body-swift.type.property``.
  associatedtype CaseBody: Reducer<State, Action>

  /// An enum with the same cases as the state. The payload of the case of a feature is the store of
  /// the feature.
  associatedtype CaseScope

  /// The reducer that runs the feature of the current case.
  @ReducerBuilder<State, Action>
  static var body: CaseBody { get }

  /// Returns the current case of the store's state as a case of `CaseScope`.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The static `body`. The compiler infers the associated type `Body` from the type of this
  /// property.
  public var body: CaseBody { Self.body }

  /// Runs the feature of the current case of the state. The case of `self` has no effect.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

/// The state of a ``CaseReducer``. The state declares the type of the reducer.
public protocol CaseReducerState {
  /// The enum reducer with this type of state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
