/// No cases at all.
extension Never: CasePathable, CasePathIterable {
  /// The cases of `Never`: there are none.
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
