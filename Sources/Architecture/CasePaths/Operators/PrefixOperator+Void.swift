// NB: There is no single overload for every type, `<Root>(root: Root)`. The compiler (6.2 and
// later) would prefer such an overload to the overload for constructors if nothing else determines
// the type, even if the overload were disfavoured: `let path = /Action.path` would be the case path
// of a function. Functions conform to no protocol, so the overloads below do not match
// constructors.

/// Returns the case path to a case without a payload: `/Action.saveButtonTapped`.
///
/// The enum must be ``CasePathable`` or `Equatable`, so that the compiler can distinguish the case
/// from a constructor.
///
/// - Parameter root: The case.
/// - Returns: The case path, which always embeds `root`.
@_disfavoredOverload
public prefix func / <Root: CasePathable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}

/// Returns the case path to a case without a payload: `/Action.saveButtonTapped`.
///
/// - Parameter root: The case.
/// - Returns: The case path, which always embeds `root`.
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}

/// Returns the case path to a case without a payload: `/Action.saveButtonTapped`.
///
/// - Parameter root: The case.
/// - Returns: The case path, which always embeds `root`.
@_disfavoredOverload
public prefix func / <Root: CasePathable & Equatable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}
