/// A function that extracts the payload of a case: `actions.compactMap(/Action.path)`.
///
/// Of optionals it is one as well, which is `nil` for `nil`.
///
/// - Parameter embed: The constructor of a case.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> @Sendable (Root) -> Value? {
  // NB: An overload for optionals would do without the casts, and would make the compiler give up on
  // a chain of a few operators that take case paths.
  let optional = (Root.self as? any OptionalRoot.Type)?.path(of: embed)
  let path = optional ?? AnyCasePath<Root, Value>(unsafe: embed)
  return { path.extract(from: $0) }
}

/// An optional that the constructor of a case of the wrapped enum was taken to make.
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
