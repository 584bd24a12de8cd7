/// The feature whose reducer or effect runs in a test, for issues about the dependencies that the
/// feature uses.
package struct TestedFeature: Sendable {
  /// The names of a feature and of one of its actions.
  package struct Names: Sendable {
    let feature: String
    let action: String

    package init(feature: String, action: String) {
      self.feature = feature
      self.action = action
    }
  }

  /// The feature whose reducer or effect runs. `nil` elsewhere, and in an app.
  @TaskLocal package static var current: TestedFeature?

  let names: @Sendable () -> Names
  let reportedUses: ReportedUses
  /// The location of the store that runs the feature, for issues without a better location.
  let location: IssueLocation?

  /// Creates a description of the code that handles an action.
  ///
  /// - Parameters:
  ///   - location: The location of the store, or `nil` if it is not known.
  ///   - reportedUses: The uses that were reported before.
  ///   - names: Returns the names. Called only for an issue.
  package init(
    at location: IssueLocation?,
    reportedUses: ReportedUses,
    names: @escaping @Sendable () -> Names
  ) {
    self.location = location
    self.reportedUses = reportedUses
    self.names = names
  }
}
