/// Returns a function that extracts the payload of a case: `actions.compactMap(/Action.path)`.
///
/// If `Root` is an optional enum, the function extracts the payload from the wrapped value, and
/// returns `nil` for `nil`.
///
/// - Parameter embed: The constructor of a case.
/// - Returns: A function that returns the payload, or `nil` if a value is in another case.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> @Sendable (Root) -> Value? {
  // NB: An overload for optionals would not require the casts. With such an overload, however, the
  // compiler cannot type-check an expression with several operators that require case paths.
  let optional = (Root.self as? any OptionalRoot.Type)?.path(of: embed)
  let path = optional ?? AnyCasePath<Root, Value>(unsafe: embed)
  return { path.extract(from: $0) }
}

// NB: The parameters are optionals, so that the compiler prefers the overloads that return a case
// path if nothing else determines the type. See also the note about functions at those overloads.

/// Returns a function that checks for a case without a payload:
/// `actions.compactMap(/Action.saveButtonTapped)`.
///
/// - Parameter root: The case.
/// - Returns: A function that returns `nil` if a value is in another case.
@_disfavoredOverload
public prefix func / <Root: CasePathable>(root: Root?) -> @Sendable (Root) -> Void? {
  extractFunction(of: root)
}

/// Returns a function that checks for a case without a payload:
/// `actions.compactMap(/Action.saveButtonTapped)`.
///
/// - Parameter root: The case.
/// - Returns: A function that returns `nil` if a value is in another case.
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: Root?) -> @Sendable (Root) -> Void? {
  extractFunction(of: root)
}

/// Returns a function that checks for a case without a payload:
/// `actions.compactMap(/Action.saveButtonTapped)`.
///
/// - Parameter root: The case.
/// - Returns: A function that returns `nil` if a value is in another case.
@_disfavoredOverload
public prefix func / <Root: CasePathable & Equatable>(root: Root?) -> @Sendable (Root) -> Void? {
  extractFunction(of: root)
}

private func extractFunction<Root>(of root: Root?) -> @Sendable (Root) -> Void? {
  guard let root else { return { _ in nil } }
  let path = AnyCasePath<Root, Void>(unsafe: root)
  return { path.extract(from: $0) }
}

/// An optional, as the result type of a constructor of a case of the wrapped enum.
private protocol OptionalRoot {
  static func path<Root, Value>(of embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value>?
}

extension Optional: OptionalRoot {
  fileprivate static func path<Root, Value>(
    of embed: @escaping (Value) -> Root
  ) -> AnyCasePath<Root, Value>? {
    guard let embed = embed as? (Value) -> Wrapped? else { return nil }
    return AnyCasePath<Wrapped?, Value>(unsafeOptional: embed) as? AnyCasePath<Root, Value>
  }
}
