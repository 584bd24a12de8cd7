/// A conformance that ``Reducer(state:action:)`` adds to the state or the actions of an enum
/// reducer.
public struct _SynthesizedConformance: Sendable {
  /// The conformance to `Codable`. Every payload must also conform to `Codable`.
  public static let codable = Self()

  /// The conformance to `Decodable`. Every payload must also conform to `Decodable`.
  public static let decodable = Self()

  /// The conformance to `Encodable`. Every payload must also conform to `Encodable`.
  public static let encodable = Self()

  /// The conformance to `Equatable`. Every payload must also conform to `Equatable`.
  public static let equatable = Self()

  /// The conformance to `Hashable`. Every payload must also conform to `Hashable`.
  public static let hashable = Self()

  /// The conformance to `Sendable`. Every payload must also conform to `Sendable`.
  public static let sendable = Self()
}

/// Adds the conformance to ``CaseReducer`` to an enum, and adds the given conformances to the state
/// and the actions of the enum.
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

/// Marks a case of an enum reducer whose payload conforms to `_EphemeralState`. The payload is a
/// state without a feature, and is removed after its first action. An alert or a confirmation
/// dialog requires no mark.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")

/// Marks a case of an enum reducer. The payload of the case is a value and not a feature.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")
