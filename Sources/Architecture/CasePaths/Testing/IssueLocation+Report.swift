import IssueLocations

extension IssueLocation {
  /// Reports an issue at this location, followed by the message of the test.
  func report(_ reason: String, followedBy message: String) {
    report(message.isEmpty ? reason : "\(reason)\n\n\(message)")
  }
}
