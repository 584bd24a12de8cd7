/// A type with the case paths of an enum, and a subscript that returns the case key path of the
/// case that a value is in.
///
/// The `AllCasePaths` type that ``CasePathable()`` generates conforms to this protocol, unless the
/// enum has no cases.
public protocol CasePathReflectable<Root>: Sendable {
  /// The enum whose cases are described.
  associatedtype Root: CasePathable

  /// The case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The case key path of the case that this value is in.
  ///
  /// ```swift
  /// Destination.alert.case == \.alert     // true
  /// ```
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
