/// The conformances that a macro would add with an extension, to be spelled out on a type that is
/// itself made by a macro.
///
/// An extension of such a type is made late, while the compiler is already going through those of
/// the file. With three enum reducers in one file the compiler (Swift 6.3.1) crashed over that.
enum MacroConformances {
  /// What `@CasePathable` adds.
  static let casePathable = [
    "nonisolated CasePaths.CasePathable", "nonisolated CasePaths.CasePathIterable",
  ]

  /// What `@ObservableState` adds.
  static let observableState = [
    "nonisolated Observation.Observable", "nonisolated ComposableArchitecture.ObservableState",
  ]
}
