/// The error of ``AnyCasePath/modify(_:_:)`` when the value is in another case.
struct CaseMismatch: Error, CustomStringConvertible {
  let expected: Any.Type
  let root: Any.Type
  let actual: String

  var description: String {
    """
    Expected a value of \(root) in the case with a payload of type \(expected), \
    but it is \(actual).
    """
  }
}

extension AnyCasePath {
  /// Changes the payload of a value that is in this case.
  ///
  /// The payload is moved out and back in, never copied: a collection in it stays uniquely
  /// referenced.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - body: Changes the payload.
  /// - Returns: What `body` returns.
  /// - Throws: An error, if `root` is in another case, which leaves it as it is; or the error of
  ///   `body`.
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try modifyIfPresent(&root, body) else {
      throw CaseMismatch(
        expected: Value.self,
        root: Root.self,
        actual: caseDescription(of: root)
      )
    }
    return result
  }

  /// Changes the payload of a value that is in this case, and does nothing to any other value.
  ///
  /// - Returns: What `body` returns, or `nil` if `root` is in another case.
  @discardableResult
  @inlinable
  package func modifyIfPresent<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = extract(from: root) else { return nil }
    return try withoutValue(&root) {
      try body(&value)
    } restoring: {
      embed(value)
    }
  }
}
