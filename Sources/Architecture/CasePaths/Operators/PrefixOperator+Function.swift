/// A function that extracts the payload of a case: `actions.compactMap(/Action.path)`.
///
/// - Parameter embed: The constructor of a case.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> @Sendable (Root) -> Value? {
  let path: AnyCasePath<Root, Value> = AnyCasePath(unsafe: embed)
  return { path.extract(from: $0) }
}

/// The payload of a case, or `nil` for another case and for `nil`, as a function to map optionals
/// with.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> @Sendable (Root?) -> Value? {
  let path: AnyCasePath<Root?, Value> = AnyCasePath(unsafeOptional: embed)
  return { path.extract(from: $0) }
}
