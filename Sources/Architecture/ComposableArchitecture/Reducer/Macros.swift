import CasePaths

/// Adds the conformance to ``Reducer``, and declarations that the conformance requires.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// The macro makes nested `State` and `Action` enums `CasePathable`, and adds the result builder to
/// the `body` of a struct. If a struct does not implement `reduce(into:action:)`, the macro adds an
/// empty declaration for a missing `body`, and for a missing `State` or `Action` unless the type of
/// `body` names both types. A type can also conform to ``Reducer`` without the macro.
///
/// If the type is an enum whose cases have features as payloads, the macro also adds the
/// conformance to ``CaseReducer``, and declares the state, the actions and the body.
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")
