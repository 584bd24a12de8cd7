/// A conformance that ``Reducer(state:action:)`` adds to the state or the actions of an enum.
public struct _SynthesizedConformance: Sendable {
  /// The conformance to `Codable`, which every payload of the enum must have, too.
  public static let codable = Self()

  /// The conformance to `Decodable`, which every payload of the enum must have, too.
  public static let decodable = Self()

  /// The conformance to `Encodable`, which every payload of the enum must have, too.
  public static let encodable = Self()

  /// The conformance to `Equatable`, which every payload of the enum must have, too.
  public static let equatable = Self()

  /// The conformance to `Hashable`, which every payload of the enum must have, too.
  public static let hashable = Self()

  /// The conformance to `Sendable`, which every payload of the enum must have, too.
  public static let sendable = Self()
}

/// Makes an enum conform to ``CaseReducer``, and adds the given conformances to its state and its
/// actions.
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

/// Marks a case of an enum reducer. The state of the case is removed after the first action of the
/// case. Alerts and confirmation dialogs need no mark.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")

/// Marks a case of an enum reducer whose payload is a value rather than a feature.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")
