#if SharingGRDB
  /// The replacement of an unusable file of a database by a new database.
  ///
  /// See ``DatabaseFile/open(migrator:mergedMigrations:configuration:onReplacement:)``.
  public struct DatabaseReplacement: Equatable, Sendable, CustomStringConvertible {
    /// The path of the database.
    public let path: String

    /// The path to which the unusable file was moved.
    public let movedTo: String

    /// The reason, as a phrase such as "is damaged".
    public let reason: String

    /// A message with the paths and the reason, for the user.
    public var description: String {
      "\(path) \(reason). The file was moved to \(movedTo), and a new database was created."
    }
  }
#endif
