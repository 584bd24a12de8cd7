/// A use of a dependency that a test does not override.
package struct UnimplementedUse {
  private let dependency: String
  private let location: IssueLocation?
  private let details: [(label: String, value: String)]

  /// Creates a use.
  ///
  /// - Parameters:
  ///   - dependency: The name of the dependency.
  ///   - details: The lines of the issue that describe the use.
  ///   - location: The location of the issue. If it is `nil`, the issue is reported at the location
  ///     of the store that runs the feature.
  package init(
    of dependency: String,
    details: [(label: String, value: String)] = [],
    at location: IssueLocation?
  ) {
    self.dependency = dependency
    self.details = details
    self.location = location
  }

  /// Reports the use, with the test and the feature that use the dependency. Reports a use once for
  /// each feature of a store; otherwise each action would repeat it.
  ///
  /// - Parameters:
  ///   - summary: The first paragraph of the issue.
  ///   - advice: The last paragraph of the issue.
  package func report(_ summary: String, advice: String) {
    let feature = TestedFeature.current
    let names = feature?.names()
    if let feature, let names {
      guard feature.reportedUses.insert(dependency, by: names.feature) else { return }
    }
    let parts = [summary, list(feature, names), advice]
    let message = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    IssueLocation.report(message, at: location ?? feature?.location)
  }

  private func list(_ feature: TestedFeature?, _ names: TestedFeature.Names?) -> String {
    let test = feature.map(\.reportedUses.test) ?? RunningTest.name
    let context = [("Test", test), ("Feature", names?.feature), ("Action", names?.action)]
    let lines =
      details
      + context.compactMap { label, value in value.map { (label: label, value: $0) } }
    let width = lines.map(\.label.count).max() ?? 0
    return lines.map { line in
      let space = String(repeating: " ", count: width - line.label.count + 1)
      return "  \(line.label):\(space)\(line.value)"
    }
    .joined(separator: "\n")
  }
}
