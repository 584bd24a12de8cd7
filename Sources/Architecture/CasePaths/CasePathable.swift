/// A type, usually an enum, whose cases can be identified by key paths.
///
/// Apply ``CasePathable()`` to an enum instead of writing the conformance:
///
/// ```swift
/// @CasePathable
/// enum Destination {
///   case edit(EditFeature.State)
///   case alert
/// }
///
/// let edit: CaseKeyPath<Destination, EditFeature.State> = \.edit
/// let destination = edit(EditFeature.State())
/// destination.is(\.alert)     // false
/// ```
///
/// A manual conformance declares a property of the type ``AnyCasePath`` for each case:
///
/// ```swift
/// enum Destination {
///   case edit(EditFeature.State)
///   case alert
/// }
///
/// extension Destination: CasePathable {
///   struct AllCasePaths: Sendable {
///     var edit: AnyCasePath<Destination, EditFeature.State> {
///       AnyCasePath(
///         embed: { .edit($0) },
///         extract: {
///           guard case .edit(let state) = $0 else { return nil }
///           return state
///         })
///     }
///   }
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
public protocol CasePathable: _CaseWrapping {
  /// A type with a property, or a subscript, for every case.
  associatedtype AllCasePaths

  /// The value from which ``Case`` reads the case paths.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root type of this type's case key paths. Explicit case key paths contain this name, as in
  /// `\Destination.Cases.edit`.
  public typealias Cases = Case<Self>
}
