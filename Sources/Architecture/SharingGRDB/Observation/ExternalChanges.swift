#if SharingGRDB
  import ConcurrencyExtras
  import GRDB
  import Sharing

  /// An observation of the changes that other processes, and other connections of this process,
  /// make to the file of a database. After such a change, all requests are fetched again.
  ///
  /// SQLite notifies a connection only of its own changes. Therefore the kernel reports each write
  /// to the files of the database, and `PRAGMA data_version` shows whether another connection has
  /// committed a transaction: <https://www.sqlite.org/pragma.html#pragma_data_version>
  final class ExternalChanges: Sendable {
    private struct Entry {
      weak var changes: ExternalChanges?
    }

    private struct State {
      var watches: [FileWatch] = []
      var isCheckScheduled = false
      /// The version that the connection that writes has read last. The first check has no version
      /// to compare, and therefore always fetches the requests.
      var version: Int?
    }

    private static let entries = Lock<[ObjectIdentifier: Entry]>([:])

    private let id: ObjectIdentifier
    private let database: Weak
    private let state = Lock(State())

    private struct Weak: Sendable {
      nonisolated(unsafe) weak var writer: (any DatabaseWriter)?
    }

    /// Returns the observation of a database. All requests of the database share one observation.
    ///
    /// - Parameter database: The database.
    /// - Returns: The observation, or `nil` if the database is in memory or is only a snapshot.
    static func observe(_ database: any DatabaseReader) -> ExternalChanges? {
      guard database.path.hasPrefix("/"), let writer = database as? any DatabaseWriter else {
        return nil
      }
      let id = ObjectIdentifier(writer)
      return entries.withLock { entries in
        if let known = entries[id]?.changes { return known }
        let changes = ExternalChanges(writer, id: id)
        entries[id] = Entry(changes: changes)
        return changes
      }
    }

    private init(_ writer: any DatabaseWriter, id: ObjectIdentifier) {
      self.id = id
      database = Weak(writer: writer)
      let watches = [writer.path, writer.path + "-wal"].map { path in
        FileWatch(path: path, observesContent: true) { [weak self] _ in self?.scheduleCheck() }
      }
      state.withLock { $0.watches = watches }
    }

    deinit {
      Self.entries.withLock { entries in
        if entries[id]?.changes == nil { entries[id] = nil }
      }
    }

    /// Compares the version of the database, unless a comparison is already scheduled.
    private func scheduleCheck() {
      let isFirst = state.withLock { state in
        defer { state.isCheckScheduled = true }
        return !state.isCheckScheduled
      }
      guard isFirst, let writer = database.writer else { return }
      writer.asyncWriteWithoutTransaction { [weak self] db in
        guard let self else { return }
        // Before the version is read, so that a later change schedules another comparison.
        state.withLock { $0.isCheckScheduled = false }
        // If the version can't be read, the next change of a file is another attempt.
        try? check(db)
      }
    }

    private func check(_ db: Database) throws {
      let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
      let isChanged = state.withLock { state in
        defer { state.version = version }
        return state.version != version
      }
      guard isChanged else { return }
      // A deferred transaction without changes needs no lock of the database.
      try db.inTransaction(.deferred) {
        try db.notifyChanges(in: .fullDatabase)
        return .commit
      }
    }
  }
#endif
