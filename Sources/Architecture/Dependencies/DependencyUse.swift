import IssueLocations

/// The use of a dependency, for the text of an issue, with the member that was read and the
/// location.
struct DependencyUse: Sendable {
  /// The property of ``DependencyValues``, or the subscript if the dependency was read by type.
  let member: StaticString
  let location: IssueLocation

  /// The location of the `@Dependency` that is being read, which is closer to the cause than the
  /// location of the accessor.
  ///
  /// The location is only set in a debug build, because a release build reports no issues.
  @TaskLocal static var wrapper: IssueLocation?

  /// The location at which an issue is reported.
  var reportedLocation: IssueLocation {
    Self.wrapper ?? location
  }

  /// Returns the source text with which code refers to the dependency.
  func name(of key: any TestDependencyKey.Type) -> String {
    let member = "\(member)"
    return member.hasPrefix("subscript")
      ? "@Dependency(\(key).self)" : "@Dependency(\\.\(member))"
  }
}
