/// An enum with a sequence of its case key paths.
///
/// ```swift
/// Array(Destination.allCasePaths) == [\.edit, \.alert]
/// ```
///
/// Enums marked with ``CasePathable()`` conform to this protocol. Their case key paths are in the
/// order in which the cases are declared.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
