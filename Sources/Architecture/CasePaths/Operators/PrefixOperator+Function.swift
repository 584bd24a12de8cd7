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
