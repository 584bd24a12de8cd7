import IssueLocations

extension IssueLocation {
  /// Reports an issue with `reason` at this location. If `message` is not empty, the reason is
  /// followed by `message`.
  func report(_ reason: String, followedBy message: String) {
    report(message.isEmpty ? reason : "\(reason)\n\n\(message)")
  }
}
