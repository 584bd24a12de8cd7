/// A case path whose root type is erased. Only the subclass declares the root type.
///
/// ``Case`` is generic over the payload but not over the root, because otherwise case key paths
/// could not be appended to each other. Unlike closures of type `(Any) -> Any?`, a class erases the
/// root type without converting values to `Any`.
///
/// The conformance to `Sendable` is unchecked because the compiler can't check a class that is not
/// final. Neither this class nor its only subclass has mutable state, and the stored property of
/// the subclass is `Sendable`.
class CaseStorage<Value>: @unchecked Sendable {
  func appending<Member>(_ path: AnyCasePath<Value, Member>) -> CaseStorage<Member> {
    preconditionFailure("CaseStorage is abstract")
  }
}

/// A case path with the root type `Root`.
final class RootedCaseStorage<Root, Value>: CaseStorage<Value>, @unchecked Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  override func appending<Member>(_ path: AnyCasePath<Value, Member>) -> CaseStorage<Member> {
    RootedCaseStorage<Root, Member>(self.path.concatenating(path))
  }
}
