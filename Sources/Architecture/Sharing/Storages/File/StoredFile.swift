import ConcurrencyExtras
import Foundation

/// The state of one file of a storage. All keys of the file share the state.
///
/// If the file is changed by this process and by another process, the last change wins. The time of
/// a change by a process with this library is the time at which the value was changed, and not the
/// time of the later write: the writer sets the time of the file. A deletion by another process
/// does not discard an unsaved value, because a deletion has no time.
///
/// The file of a default has the time of its write. A default of another process therefore wins in
/// this sequence: (1) the other process finds no file, (2) this process changes the value, (3) the
/// other process writes its default, (4) this process writes its value, which is earlier than the
/// default, and is discarded. The steps 2 to 4 take a few milliseconds.
// The conformance is unchecked because of `known` and `reported`.
final class StoredFile: @unchecked Sendable {
  struct State {
    var schedule = SaveSchedule()
    /// The last value, if no write of the value has started, or the write has failed.
    var unsaved: UnsavedValue?
    /// The value that is being written.
    var inFlight: UnsavedValue?
    /// The continuations of the unsaved value and of the earlier values that it replaces.
    var continuations: [SaveContinuation] = []
    var subscribers: [Int: FileSubscriber] = [:]
    var nextSubscriber = 0
    /// The number of changes of the value by this process. A default is not a change.
    var changeCount = 0
    /// The number of values that were saved. Each unsaved value has a number.
    var valueCount = 0
    /// The threads that encode a value at the moment.
    var encoders: [pthread_t] = []
    var watch: FileWatch?
    /// The number of writes by this process whose events are not yet observed. Such an event does
    /// not mean that the current content is complete, because another process may have started to
    /// write since.
    var unobservedWriteCount = 0

    /// The last value, until it is written. The default is not such a value.
    var last: UnsavedValue? {
      (unsaved ?? inFlight).flatMap { $0.time == .distantPast ? nil : $0 }
    }
  }

  let file: any FileAccess
  let scheduler: FileScheduler
  /// Whether other processes can change the file, and the file outlives this process.
  let isOnDisk: Bool

  /// The lock of the file and of ``known``. No code of the user runs while the lock is held, so no
  /// continuation, subscriber, encoder, decoder and reporter is called.
  let fileLock = RecursiveLock()
  /// The version of the file that this process has read or written. A different version must not be
  /// replaced without a check, because it may not be decodable.
  var known: FileIdentity?
  /// The last version that can't be decoded and was reported. The lock of the file protects it.
  var reported: FileIdentity?
  /// The number of versions that this process has written. The lock of the file protects it.
  var writeCount = 0
  let state = Lock(State())

  static let interval = Duration.seconds(1)

  init(_ file: any FileAccess, scheduler: FileScheduler, isOnDisk: Bool) {
    self.file = file
    self.scheduler = scheduler
    self.isOnDisk = isOnDisk
  }

  /// Starts to observe changes by other processes.
  func startWatching() {
    guard isOnDisk, state.withLock({ $0.watch == nil }) else { return }
    let watch = FileWatch(path: file.path) { [weak self] change in
      self?.didObserve(change)
    }
    // If another thread has also created an observation, the other observation ends.
    let other = state.withLock { state in
      defer { state.watch = watch }
      return state.watch
    }
    other?.cancel()
  }

  // MARK: Load

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - isInitial: Whether a content that can't be decoded is moved aside. Otherwise the error of
  ///     the decoder is thrown.
  ///   - decode: Decodes the content.
  ///   - report: Called with the message of an issue.
  /// - Returns: The value.
  /// - Throws: `FileFailure`, or the error of `decode`.
  func load<Value>(
    isInitial: Bool,
    decode: (Data) throws -> Value,
    report: (String) -> Void
  ) throws -> LoadedFile<Value> {
    startWatching()
    while true {
      // Does not wait for the disk if the value is being written.
      if let last = state.withLock({ $0.last }) { return .value(try decode(last.encode())) }
      let (content, count) = try readContent()
      guard let content, !content.data.isEmpty else { return .nothing }
      do {
        let value = try decode(content.data)
        // The file may have been written during the decoding.
        if setKnown(content.identity, unlessWrittenSince: count) { return .value(value) }
      } catch {
        guard isInitial else { throw error }
        let problem = "\(file.path) can't be decoded: \(error)"
        do throws(FileFailure) {
          // If the content was replaced, the new content is loaded.
          guard let target = try moveAside(content.identity) else { continue }
          report("\(problem)\nThe file was moved to \(target). The default is used.")
          return .movedAside(UnreadableFile(path: file.path, movedTo: .success(target)))
        } catch {
          report("\(problem)\n\(error) The default is used, and changes are not saved.")
          return .unusable(UnreadableFile(path: file.path, movedTo: .failure(error)))
        }
      }
    }
  }

  /// Returns the content, and the number of versions that this process has written before.
  private func readContent() throws -> (DurableFile.Content?, writeCount: Int) {
    try fileLock.withLock {
      let content = try file.read()
      if let content {
        if content.data.isEmpty { setKnown(content.identity) }
      } else {
        known = nil
      }
      return (content, writeCount)
    }
  }

  /// Stores the identity of a version that was read, and returns `true`. Returns `false` if this
  /// process has changed the value since.
  private func setKnown(_ identity: FileIdentity, unlessWrittenSince count: Int) -> Bool {
    fileLock.withLock {
      guard count == writeCount, state.withLock({ $0.last == nil }) else { return false }
      setKnown(identity)
      return true
    }
  }

  /// Stores the identity of a version that was read. If a value is unsaved, the version remains
  /// unknown, because the version can be later than the value, and must be checked before the value
  /// replaces the version. The caller holds ``fileLock``.
  func setKnown(_ identity: FileIdentity) {
    known = state.withLock { $0.unsaved == nil } ? identity : nil
  }

  /// Renames a version of the file to an unused name, and returns the path, or `nil` if the current
  /// version has another identity.
  func moveAside(_ identity: FileIdentity) throws(FileFailure) -> String? {
    // `withLock` does not preserve the type of the error.
    let result = fileLock.withLock { () -> Result<String?, FileFailure> in
      do throws(FileFailure) {
        let path = try file.moveAside(identity, at: Date())
        known = nil
        return .success(path)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  // MARK: Save

  /// Stores the value until it is written.
  ///
  /// A call of `save()` is not a change: the value may have been loaded, and another process may
  /// have changed the file since. The last change is written. If the last change is already
  /// written, the value is written only if there is no file.
  func save(_ value: UnsavedValue, context: SaveContext, continuation: SaveContinuation?) {
    let saved = state.withLock { state -> ([SaveSchedule.Step], Bool, replaced: UnsavedValue?) in
      // A value that is replaced is released after the lock.
      let replaced = state.unsaved
      state.valueCount += 1
      let value = value.numbered(state.valueCount)
      if value.isDefault {
        // A key of another type may have changed the value since this key has found no file.
        if state.last != nil { return ([], false, nil) }
        state.unsaved = value
      } else if context == .didSet {
        state.unsaved = value
        state.changeCount += 1
      } else if state.unsaved == nil, state.inFlight == nil {
        state.unsaved = value.copy
      }
      if let continuation { state.continuations.append(continuation) }
      // While the lock is held, so that a write that ends on another thread does not remove the
      // file.
      let isNewlyUnsaved = isOnDisk && UnsavedFiles.insert(self)
      let event: SaveSchedule.Event =
        context == .userInitiated ? .save : value.isDefault ? .defaultValue : .change
      return (state.schedule.handle(event), isNewlyUnsaved, replaced)
    }
    let (steps, isNewlyUnsaved, replaced) = saved
    withExtendedLifetime(replaced) {}
    if isNewlyUnsaved { UnsavedFiles.prepareForTermination() }
    perform(steps)
  }

  private func perform(_ steps: [SaveSchedule.Step]) {
    for step in steps {
      switch step {
      case .write:
        scheduler.run { self.writeUnsavedValue() }
      case .startTimer:
        scheduler.runAfter(Self.interval) {
          self.perform(self.state.withLock { $0.schedule.handle(.timer) })
        }
      }
    }
  }

  /// Writes the unsaved value. Returns when the value, and a value that another thread is writing,
  /// are on the disk or the write has failed.
  func flush() {
    writeUnsavedValue()
  }
}
