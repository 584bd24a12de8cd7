/// Where something was written down.
struct IssueLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// What a dependency was asked for as, and from where: what an issue tells about it.
struct DependencyUse: Sendable {
  /// The property of ``DependencyValues``, or the subscript when it was asked for by type.
  let member: StaticString
  let location: IssueLocation

  /// The `@Dependency` that is being read. It knows better where the cause is than the accessor.
  ///
  /// Only set in a debug build: a release build reports no issues.
  @TaskLocal static var wrapper: IssueLocation?

  /// Where to show an issue.
  var reportedLocation: IssueLocation {
    Self.wrapper ?? location
  }

  /// How code writes the dependency down.
  func name(of key: any TestDependencyKey.Type) -> String {
    let member = "\(member)"
    return member.hasPrefix("subscript")
      ? "@Dependency(\(key).self)" : "@Dependency(\\.\(member))"
  }
}
