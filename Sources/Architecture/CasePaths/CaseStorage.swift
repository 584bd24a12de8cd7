/// A case path whose root type is known to a subclass only.
///
/// ``Case`` is generic over where it is and not over where it came from, or else case key paths
/// couldn't be appended to each other. Hiding the root behind a class, rather than behind `Any`,
/// means that embedding and extracting never box a value.
///
/// Unchecked because a class that is not final can't be checked: neither this class nor its only
/// subclass has mutable state, and what the subclass holds is `Sendable`.
class CaseStorage<Value>: @unchecked Sendable {
  func appending<Member>(_ path: AnyCasePath<Value, Member>) -> CaseStorage<Member> {
    preconditionFailure("CaseStorage is abstract")
  }
}

/// A case path from `Root`.
final class RootedCaseStorage<Root, Value>: CaseStorage<Value>, @unchecked Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  override func appending<Member>(_ path: AnyCasePath<Value, Member>) -> CaseStorage<Member> {
    RootedCaseStorage<Root, Member>(self.path.concatenating(path))
  }
}
