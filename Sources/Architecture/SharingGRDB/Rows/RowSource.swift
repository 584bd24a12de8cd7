#if SharingGRDB
  import GRDB

  /// How the rows of a fetch are found.
  enum RowSource: Hashable, Sendable {
    /// By their positions.
    case positions(RowQuery)
    /// By their ids, which are all in memory.
    case ids(IDQuery)

    /// The query, for messages.
    var sql: String {
      switch self {
      case .positions(let query): query.sql
      case .ids(let query): query.sql
      }
    }
  }
#endif
