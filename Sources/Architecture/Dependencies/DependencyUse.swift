import IssueLocations

/// The member and the location of a use of a dependency, for issues.
struct DependencyUse: Sendable {
  /// The name of the property of ``DependencyValues``, or of the subscript if the dependency was
  /// used by type.
  let member: StaticString
  let location: IssueLocation

  /// The location of the `@Dependency` that is being read. An issue is reported at this location
  /// instead of the location of the accessor in `DependencyValues`.
  ///
  /// The location is only set in a debug build.
  @TaskLocal static var wrapper: IssueLocation?

  /// The location at which an issue is reported.
  var reportedLocation: IssueLocation {
    Self.wrapper ?? location
  }

  /// Returns the attribute with which code refers to the dependency, such as `@Dependency(\.date)`.
  func name(of key: any TestDependencyKey.Type) -> String {
    let member = "\(member)"
    return member.hasPrefix("subscript")
      ? "@Dependency(\(key).self)" : "@Dependency(\\.\(member))"
  }
}
