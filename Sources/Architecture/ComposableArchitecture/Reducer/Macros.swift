import CasePaths

/// Adds the conformance to ``Reducer`` to a type, and the code that the conformance requires.
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
/// Adds the conformance to ``Reducer``, makes nested `State` and `Action` enums `CasePathable`, and
/// adds the result builder to `body`. If `State`, `Action` or `body` is missing, an empty
/// declaration is added. A type can also conform without the macro.
///
/// To an enum whose cases have features as payloads, the macro adds the conformance to
/// ``CaseReducer``.
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
