import IssueLocations

extension TestedFeature {
  /// Creates a description of the code that handles an action: a reducer, or an effect that the
  /// reducer returned.
  init(handling action: some Any, at location: IssueLocation?, reportedUses: ReportedUses) {
    // Safe, because the action is only read, and only for an issue.
    nonisolated(unsafe) let action = action
    self.init(at: location, reportedUses: reportedUses) {
      Names(feature: featureName(of: action), action: debugCaseOutput(action))
    }
  }

  /// Runs an operation as code of a feature, or only runs the operation if there is no feature.
  static func run<R>(_ feature: TestedFeature?, _ operation: () -> R) -> R {
    guard let feature else { return operation() }
    return $current.withValue(feature, operation: operation)
  }
}

/// Returns the name of the feature whose `Action` is the innermost one in an action.
private func featureName(of action: Any) -> String {
  innermostFeature(of: action) ?? typeName(of: type(of: action))
}

private func innermostFeature(of action: Any) -> String? {
  let mirror = Mirror(reflecting: action)
  switch mirror.displayStyle {
  case .enum:
    if let inner = mirror.children.first.flatMap({ innermostFeature(of: $0.value) }) {
      return inner
    }
    let name = typeName(of: type(of: action))
    return name.hasSuffix(".Action") ? String(name.dropLast(".Action".count)) : nil
  case .tuple:
    return mirror.children.lazy.compactMap { innermostFeature(of: $0.value) }.first
  default:
    return nil
  }
}
