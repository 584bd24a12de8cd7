/// A type with the case paths of an enum, which returns the case key path for a given value.
///
/// The `AllCasePaths` type that ``CasePathable()`` generates conforms.
public protocol CasePathReflectable<Root>: Sendable {
  /// The enum whose cases are described.
  associatedtype Root: CasePathable

  /// The case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The case that this value is in, without its payload.
  ///
  /// ```swift
  /// Destination.alert.case == \.alert     // true
  /// ```
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
