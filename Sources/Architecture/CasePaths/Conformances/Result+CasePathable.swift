/// The cases `\.success` and `\.failure`.
extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The value of a successful result.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        }
      )
    }

    /// The error of a failed result.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }

    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
      [\.success, \.failure].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
