/// A conformance without cases.
extension Never: CasePathable, CasePathIterable {
  /// The case paths of `Never`, which has no cases.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {
      \.never
    }

    public func makeIterator() -> EmptyCollection<PartialCaseKeyPath<Never>>.Iterator {
      EmptyCollection().makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
