/// The conformances in the declaration of a type that a macro adds. To other types, a macro adds
/// these conformances with an extension.
///
/// An extension of a type that a macro adds would be created while the compiler iterates over the
/// extensions of the file. With three enum reducers in one file, the compiler (Swift 6.3.1)
/// crashed.
enum MacroConformances {
  /// The conformances that `@CasePathable` adds.
  static let casePathable = [
    "nonisolated CasePaths.CasePathable", "nonisolated CasePaths.CasePathIterable",
  ]

  /// The conformances that `@ObservableState` adds.
  static let observableState = [
    "nonisolated Observation.Observable", "nonisolated ComposableArchitecture.ObservableState",
  ]
}
