// NB: One overload for every type, `<Root>(root: Root)`, would do, were it not that the compiler
// (6.2 and later) prefers it to the one for constructors wherever nothing else is known about the
// type, disfavoured or not: `let path = /Action.path` would be the case path of a function. Functions
// conform to no protocol, so these leave the constructors alone.

/// The case path of a case without a payload: `/Action.saveButtonTapped`.
///
/// The enum has to be ``CasePathable`` or `Equatable`, so that the compiler can tell it from a
/// constructor.
///
/// - Parameter root: The case.
@_disfavoredOverload
public prefix func / <Root: CasePathable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}

/// The case path of a case without a payload: `/Action.saveButtonTapped`.
///
/// - Parameter root: The case.
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}

/// The case path of a case without a payload: `/Action.saveButtonTapped`.
///
/// - Parameter root: The case.
@_disfavoredOverload
public prefix func / <Root: CasePathable & Equatable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}
