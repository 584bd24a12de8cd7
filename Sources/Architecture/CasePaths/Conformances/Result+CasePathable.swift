/// The cases `\.success` and `\.failure`.
extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The case path to the value of a successful result.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        }
      )
    }

    /// The case path to the error of a failed result.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }

    /// The case key path `\.success` or `\.failure`, depending on the case of the result.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// Returns an iterator that returns `\.success` and then `\.failure`.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The value from which case key paths such as `\.success` read the case paths.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
