#if SharingGRDB
  /// The error of a query that must have a row, but has none.
  public struct NotFound: Error, Hashable, CustomStringConvertible {
    /// Creates the error.
    public init() {}

    /// A message.
    public var description: String { "The query has no row." }
  }
#endif
