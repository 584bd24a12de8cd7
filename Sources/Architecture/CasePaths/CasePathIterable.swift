/// An enum whose case key paths can be listed.
///
/// ```swift
/// Array(Destination.allCasePaths) == [\.edit, \.alert]
/// ```
///
/// Enums marked with ``CasePathable()`` conform; the order is that of the declaration.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
