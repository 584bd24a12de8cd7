/// The conformances that a macro would add with an extension, for a type that is itself created by
/// a macro and declares the conformances instead.
///
/// An extension of such a type is created late, while the compiler already iterates over the
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
