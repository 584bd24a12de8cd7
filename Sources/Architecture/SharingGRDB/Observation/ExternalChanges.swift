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
  /// processes share, which the kernel does not report. The version is therefore compared at once
  /// and several times after each write.
  final class ExternalChanges: Sendable {
    private struct Entry {
      weak var changes: ExternalChanges?
    }

    private struct State {
      var watches: [FileWatch] = []
      /// The number of events. The later comparisons of an earlier event are not made.
      var eventCount = 0
      /// Whether the first comparison of the last event was not started.
      var isFirstCheckScheduled = false
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
    static let delays = [0, 5, 20, 100, 500, 2000]

    private let delays: [Int]
    private let id: ObjectIdentifier
    private let database: WeakWriter
    private let state = Lock(State())

    /// Returns the observation of a database. All requests of the database share one observation.
    ///
    /// - Parameters:
    ///   - database: The database.
    ///   - delays: The delays of the comparisons after a write, in milliseconds, if there is no
    ///     observation of the database.
    /// - Returns: The observation, or `nil` if the database is in memory, is a snapshot, or can
    ///   only be read.
    static func observe(
      _ database: any DatabaseReader,
      delays: [Int] = delays
    ) -> ExternalChanges? {
      guard let writer = database as? any DatabaseWriter, !writer.configuration.readonly,
        let path = realpath(writer.path, nil)
      else { return nil }
      defer { free(path) }
      let id = ObjectIdentifier(writer)
      let (changes, isNew) = entries.withLock { entries in
        if let known = entries[id]?.changes { return (known, false) }
        let changes = ExternalChanges(writer, id: id, delays: delays)
        entries[id] = Entry(changes: changes)
        return (changes, true)
      }
      if isNew { changes.start(String(cString: path)) }
      return changes
    }

    private init(_ writer: any DatabaseWriter, id: ObjectIdentifier, delays: [Int]) {
      self.delays = delays
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

    /// Schedules the comparisons of an event. The first comparison is scheduled at once, although a
    /// later comparison of an earlier event is scheduled.
    private func didObserveWrite() {
      let event: Int? = state.withLock { state in
        state.eventCount += 1
        guard !state.isFirstCheckScheduled else { return nil }
        state.isFirstCheckScheduled = true
        return state.eventCount
      }
      if let event { scheduleCheck(0, event: event) }
    }

    /// Schedules a comparison of an event.
    ///
    /// - Parameters:
    ///   - index: The number of comparisons of the event before this comparison.
    ///   - event: The number of the event.
    private func scheduleCheck(_ index: Int, event: Int) {
      guard delays.indices.contains(index) else { return }
      DispatchQueue.global(qos: .userInitiated).asyncAfter(
        deadline: .now() + .milliseconds(delays[index])
      ) { [weak self] in
        guard let self, index == 0 || state.withLock({ $0.eventCount == event }) else { return }
        database.writer?.asyncWriteWithoutTransaction { [weak self] db in
          guard let self else { return }
          let lastEvent = state.withLock { state in
            // Before the version is read, so that a later write schedules another comparison.
            if index == 0 { state.isFirstCheckScheduled = false }
            return state.eventCount
          }
          // If the version can't be read, the next comparison is another attempt.
          try? check(db)
          // The first comparison is also the comparison of the events since its event.
          scheduleCheck(index + 1, event: index == 0 ? lastEvent : event)
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
