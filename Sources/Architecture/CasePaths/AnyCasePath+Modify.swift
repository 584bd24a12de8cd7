/// The error that ``AnyCasePath/modify(_:_:)`` throws if the value is in another case.
struct CaseMismatch: Error, CustomStringConvertible {
  let expected: Any.Type
  let root: Any.Type
  let actual: String

  var description: String {
    """
    Expected a value of \(root) in the case with a payload of type \(expected), but the value is \
    \(actual).
    """
  }
}

extension AnyCasePath {
  /// Changes the payload of a value that is in this case.
  ///
  /// The enum does not retain the payload while `body` runs, so a change of a collection in the
  /// payload does not copy the collection, unless other code also retains the collection.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - body: A closure that changes the payload.
  /// - Returns: The result of `body`.
  /// - Throws: An error if `root` is in another case; `root` is then unchanged. Also rethrows the
  ///   error of `body`.
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

  /// Changes the payload of a value that is in this case. Does nothing if the value is in another
  /// case.
  ///
  /// - Returns: The result of `body`, or `nil` if `root` is in another case.
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
