prefix operator /

// NB: No constructor here is `@Sendable`, because in Swift 5 mode the compiler takes none for it,
// and refuses to convert an operand.

/// The case path of a case with a payload: `/Action.path`.
///
/// The operator finds the case by reflection. Prefer a ``CaseKeyPath``, `\.path`, where the enum is
/// ``CasePathable``.
///
/// - Parameter embed: The constructor of a case.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// The case path of a case with a payload, from an optional enum: `/Destination.edit` where the
/// destination is optional.
///
/// - Parameter embed: The constructor of a case.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  AnyCasePath(unsafeOptional: embed)
}

/// The identity case path of a type: `/Action.self`.
///
/// - Parameter type: A type.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// A case path stays what it is, so that a generic function can put the operator before anything.
///
/// - Parameter path: A case path.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}
