/// A protocol that ``Reducer(state:action:)`` makes the state or the actions of an enum conform to.
public struct _SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

/// Makes a reducer of an enum, with conformances for its state and its actions.
///
/// ```swift
/// @Reducer(state: .equatable, action: .sendable)
/// enum Destination {
///   case edit(Edit)
/// }
/// ```
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
public macro Reducer(
  state: _SynthesizedConformance...,
  action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Marks a case of an enum reducer whose state is gone after its first action, as an alert's is.
/// Alerts and confirmation dialogs need no mark.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")

/// Marks a case of an enum reducer that holds a value and no feature.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")
