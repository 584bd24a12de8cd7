precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

infix operator .. : CasePathCompositionPrecedence

/// Appends a case path to another case path: `/Action.path .. /StackAction.element`.
///
/// - Parameters:
///   - lhs: A case path from the root.
///   - rhs: A case path from the payload of `lhs`.
/// - Returns: A case path from the root to the payload of `rhs`.
public func .. <Root, Value, Member>(
  lhs: AnyCasePath<Root, Value>,
  rhs: AnyCasePath<Value, Member>
) -> AnyCasePath<Root, Member> {
  lhs.appending(path: rhs)
}

/// Appends the case of a constructor to a case path: `/Action.path .. StackAction.element`.
///
/// - Parameters:
///   - lhs: A case path from the root.
///   - rhs: The constructor of a case of the payload of `lhs`.
/// - Returns: A case path from the root to the payload of the constructor's case.
public func .. <Root, Value, Member>(
  lhs: AnyCasePath<Root, Value>,
  rhs: @escaping (Member) -> Value
) -> AnyCasePath<Root, Member> {
  lhs.appending(path: /rhs)
}

/// Returns a function that extracts the payload of a composed case:
/// `actions.compactMap(/Action.path .. StackAction.element)`.
///
/// - Parameters:
///   - lhs: A case path from the root.
///   - rhs: The constructor of a case of the payload of `lhs`.
/// - Returns: A function that returns the payload, or `nil` if a value is in another case.
@_disfavoredOverload
public func .. <Root, Value, Member>(
  lhs: AnyCasePath<Root, Value>,
  rhs: @escaping (Member) -> Value
) -> @Sendable (Root) -> Member? {
  let path: AnyCasePath<Root, Member> = lhs .. rhs
  return { path.extract(from: $0) }
}
