import CasePaths

/// Makes a type a reducer with little to write.
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
/// puts the builder on `body`. What is missing of the three is added, empty. All of it may be written
/// out instead: the macro is a convenience.
///
/// Of an enum whose cases hold features it makes a ``CaseReducer``.
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
