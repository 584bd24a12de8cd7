#if SharingGRDB
  import ConcurrencyExtras
  import Dispatch
  import Foundation
  import GRDB
  import Sharing

  /// An observation of the changes that other processes, and other connections of this process,
  /// make to the file of a database. After such a change, all requests are fetched again.
  ///
  /// SQLite notifies a connection only of its own changes. Therefore the kernel reports each write
  /// to the files of the database, and `PRAGMA data_version` shows whether another connection has
  /// committed a transaction: <https://www.sqlite.org/pragma.html#pragma_data_version>
  ///
  /// The other connection publishes a transaction after its last write, in memory that the
  /// processes share, which the kernel does not report. The version is therefore compared several
  /// times after a write.
  final class ExternalChanges: Sendable {
    private struct Entry {
      weak var changes: ExternalChanges?
    }

    private struct State {
      var watches: [FileWatch] = []
      var isCheckScheduled = false
      /// The number of comparisons since the last event.
      var checkCount = 0
      /// The version that the connection that writes has read last. The first comparison has no
      /// earlier version, and therefore always fetches the requests.
      var version: Int?
    }

    private struct WeakWriter: Sendable {
      nonisolated(unsafe) weak var writer: (any DatabaseWriter)?
    }

    private static let entries = Lock<[ObjectIdentifier: Entry]>([:])
    /// The delays of the comparisons after a write, in milliseconds. A transaction is published
    /// when the disk has stored its last write.
    private static let delays = [0, 5, 20, 100, 500, 2000]

    private let id: ObjectIdentifier
    private let database: WeakWriter
    private let state = Lock(State())

    /// Returns the observation of a database. All requests of the database share one observation.
    ///
    /// - Parameter database: The database.
    /// - Returns: The observation, or `nil` if the database is in memory, is a snapshot, or can
    ///   only be read.
    static func observe(_ database: any DatabaseReader) -> ExternalChanges? {
      guard let writer = database as? any DatabaseWriter, !writer.configuration.readonly,
        let path = realpath(writer.path, nil)
      else { return nil }
      defer { free(path) }
      let id = ObjectIdentifier(writer)
      let (changes, isNew) = entries.withLock { entries in
        if let known = entries[id]?.changes { return (known, false) }
        let changes = ExternalChanges(writer, id: id)
        entries[id] = Entry(changes: changes)
        return (changes, true)
      }
      if isNew { changes.start(String(cString: path)) }
      return changes
    }

    private init(_ writer: any DatabaseWriter, id: ObjectIdentifier) {
      self.id = id
      database = WeakWriter(writer: writer)
    }

    private func start(_ path: String) {
      let watches = [path, path + "-wal"].map { path in
        FileWatch(path: path, observesContent: true) { [weak self] _ in self?.didObserveWrite() }
      }
      state.withLock { $0.watches = watches }
    }

    deinit {
      // Another database can have the address of the released database. Its observation is released
      // after the lock, because the release can call this function again.
      let successor = Self.entries.withLock { entries in
        let successor = entries[id]?.changes
        if successor == nil { entries[id] = nil }
        return successor
      }
      withExtendedLifetime(successor) {}
    }

    private func didObserveWrite() {
      state.withLock { $0.checkCount = 0 }
      scheduleCheck()
    }

    /// Schedules the next comparison, unless a comparison is already scheduled or the last
    /// comparison after the write was made.
    private func scheduleCheck() {
      let delay: Int? = state.withLock { state in
        guard !state.isCheckScheduled, state.checkCount < Self.delays.count else { return nil }
        state.isCheckScheduled = true
        return Self.delays[state.checkCount]
      }
      guard let delay else { return }
      DispatchQueue.global(qos: .userInitiated).asyncAfter(
        deadline: .now() + .milliseconds(delay)
      ) { [weak self] in
        self?.database.writer?.asyncWriteWithoutTransaction { [weak self] db in
          guard let self else { return }
          // Before the version is read, so that a later write schedules another comparison.
          state.withLock { state in
            state.isCheckScheduled = false
            state.checkCount += 1
          }
          // If the version can't be read, the next comparison is another attempt.
          try? check(db)
          scheduleCheck()
        }
      }
    }

    private func check(_ db: Database) throws {
      let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
      guard state.withLock({ $0.version != version }) else { return }
      // A deferred transaction without changes needs no lock of the database.
      try db.inTransaction(.deferred) {
        try db.notifyChanges(in: .fullDatabase)
        return .commit
      }
      state.withLock { $0.version = version }
    }
  }
#endif
