/// A case path whose root type only a subclass declares.
///
/// ``Case`` is generic over the type of the case but not over the root, because otherwise case key
/// paths could not be appended to each other. A class hides the root without boxing a value in
/// `Any` to embed or extract the value.
///
/// Unchecked because a class that is not final cannot be checked. Neither this class nor its only
/// subclass has mutable state, and the stored property of the subclass is `Sendable`.
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
