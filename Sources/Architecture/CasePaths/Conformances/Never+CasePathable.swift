/// A conformance without cases.
extension Never: CasePathable, CasePathIterable {
  /// The case paths of `Never`, which has no cases.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// A case key path that is never returned, because `Never` has no value.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {
      \.never
    }

    /// Returns an iterator that returns no case key paths.
    public func makeIterator() -> EmptyCollection<PartialCaseKeyPath<Never>>.Iterator {
      EmptyCollection().makeIterator()
    }
  }

  /// The case paths of `Never`, which are an empty sequence.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
