/// An enum with a sequence of its case key paths.
///
/// ```swift
/// Array(Destination.allCasePaths) == [\.edit, \.alert]
/// ```
///
/// Enums marked with ``CasePathable()`` conform. The order is the order of the declaration.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
