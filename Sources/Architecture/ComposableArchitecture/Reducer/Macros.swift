import CasePaths

/// Makes a type conform to ``Reducer``, and adds the code that the conformance requires.
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
/// `body`. If `State`, `Action` or `body` is missing, the macro adds an empty declaration. A type
/// can also conform to ``Reducer`` without the macro.
///
/// If the type is an enum whose cases have features as payloads, the macro also adds the
/// conformance to ``CaseReducer``.
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
