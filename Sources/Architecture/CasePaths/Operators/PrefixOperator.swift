prefix operator /

// NB: The parameters `embed` are not `@Sendable`, because in Swift 5 mode, the compiler considers
// no constructor `@Sendable`, and would reject the operand.

/// Returns the case path to a case with a payload: `/Action.path`.
///
/// The operator determines the case by reflection. Prefer a ``CaseKeyPath``, `\.path`, if the enum
/// is ``CasePathable``.
///
/// - Parameter embed: The constructor of a case.
/// - Returns: The case path, which embeds a payload with `embed`.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// Returns the case path from an optional enum to a case with a payload: `/Destination.edit` for an
/// optional destination.
///
/// - Parameter embed: The constructor of a case.
/// - Returns: The case path, which embeds a payload with `embed` and extracts nothing from `nil`.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  AnyCasePath(unsafeOptional: embed)
}

/// Returns the identity case path of a type: `/Action.self`.
///
/// - Parameter type: A type.
/// - Returns: A case path that embeds and extracts the value itself.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// Returns the case path itself, so that the operator also accepts a case path.
///
/// - Parameter path: A case path.
/// - Returns: `path`, unchanged.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}
