import Foundation

extension StoredFile {
  /// The time after which a deletion is delivered. Some editors save a file by deleting or renaming
  /// the old file and then writing a new file.
  private static let deletionDelay = Duration.milliseconds(100)

  /// Adds a subscriber, until the returned subscription is cancelled.
  func subscribe(_ subscriber: FileSubscriber) -> SharedSubscription {
    startWatching()
    let id = state.withLock { state in
      state.nextSubscriber += 1
      state.subscribers[state.nextSubscriber] = subscriber
      return state.nextSubscriber
    }
    // A change between the load of the value and this function was observed without a subscriber.
    if isOnDisk { scheduler.run { [weak self] in self?.checkIdentity() } }
    return SharedSubscription { [weak self] in
      // The subscriber is released after the lock.
      _ = self?.state.withLock { $0.subscribers.removeValue(forKey: id) }
    }
  }

  /// Reads the file after an observed change.
  func didObserve(_ change: FileWatch.Change) {
    scheduleRead(isComplete: isComplete(after: change))
  }

  private func checkIdentity() {
    let isChanged = fileLock.withLock { file.identity != known }
    if isChanged { scheduleRead(isComplete: false) }
  }

  private func scheduleRead(isComplete: Bool) {
    let read: @Sendable () -> Void = { [weak self] in self?.readChange(isComplete: isComplete) }
    if file.identity == nil {
      scheduler.runAfter(Self.deletionDelay, read)
    } else {
      scheduler.run(read)
    }
  }

  /// Returns whether another process has finished writing the file.
  private func isComplete(after change: FileWatch.Change) -> Bool {
    state.withLock { state in
      switch change {
      case .written where state.unobservedWriteCount > 0:
        state.unobservedWriteCount -= 1
        return false
      case .written:
        return true
      case .unknown:
        // The events of earlier writes may be lost.
        state.unobservedWriteCount = 0
        return false
      case .created, .removed:
        return false
      }
    }
  }

  /// A content of the file, and the unsaved value that was compared with it.
  private struct Comparison {
    let content: FileIdentity
    let value: Int
    /// Whether the content is later than the value, and can be decoded.
    let isContentUsed: Bool
  }

  private enum ReadStep {
    /// The content must be decoded, because it can replace the unsaved value.
    case compare(DurableFile.Content, UnsavedValue)
    /// The closure must be called.
    case finished(() -> Void)
  }

  private func readChange(isComplete: Bool) {
    var comparison: Comparison?
    while true {
      switch fileLock.withLock({ readStep(isComplete: isComplete, comparison) }) {
      case .compare(let content, let value):
        comparison = Comparison(
          content: content.identity,
          value: value.number,
          isContentUsed: (try? value.check(content.data)) != nil
        )
      case .finished(let completion):
        return completion()
      }
    }
  }

  /// Reads a new content. The caller holds ``fileLock``.
  private func readStep(isComplete: Bool, _ comparison: Comparison?) -> ReadStep {
    // Most changes are writes by this process.
    if let identity = file.identity, identity == known { return .finished {} }
    // The subscribers decode the content. Without a subscriber, the content remains unknown, so
    // that the content is checked before it is replaced.
    let (count, isObserved) = state.withLock { ($0.changeCount, !$0.subscribers.isEmpty) }
    guard isObserved else { return .finished {} }
    let content: DurableFile.Content?
    do {
      content = try file.read()
    } catch {
      return .finished { self.deliver(.failure(error), isComplete: isComplete, since: count) }
    }
    guard content?.identity != known else { return .finished {} }
    if let content, content.identity == reported { return .finished {} }
    // An empty file that is not complete is probably being written.
    if let content, content.data.isEmpty, !isComplete { return .finished {} }
    var discarded: (value: UnsavedValue, continuations: [SaveContinuation])?
    if let unsaved = state.withLock({ $0.unsaved }) {
      // The unsaved value is newer, and is written later.
      guard let content, content.identity.time > unsaved.time else { return .finished {} }
      guard comparison?.content == content.identity, comparison?.value == unsaved.number else {
        return .compare(content, unsaved)
      }
      guard comparison?.isContentUsed == true else { return .finished {} }
      discarded = discard(unsaved)
      // The value was changed again.
      if discarded == nil { return .finished {} }
    }
    known = content?.identity
    let data = content.flatMap { $0.data.isEmpty ? nil : $0.data }
    return .finished {
      for continuation in discarded?.continuations ?? [] { continuation.resume() }
      if !self.deliver(.success(data), isComplete: isComplete, since: count) {
        self.forget(content?.identity, isReported: isComplete)
      }
    }
  }

  /// Discards an unsaved value, and returns the value, which must be released while no lock is
  /// held, and its continuations. Returns `nil` if there is another unsaved value.
  private func discard(_ unsaved: UnsavedValue) -> (UnsavedValue, [SaveContinuation])? {
    state.withLock { state in
      guard state.unsaved?.number == unsaved.number else { return nil }
      state.unsaved = nil
      _ = state.schedule.handle(.writeStarted)
      UnsavedFiles.remove(self)
      defer { state.continuations = [] }
      return (unsaved, state.continuations)
    }
  }

  /// Marks a version as unknown, so that it is checked before it is replaced.
  private func forget(_ identity: FileIdentity?, isReported: Bool) {
    fileLock.withLock {
      if isReported { reported = identity }
      if known == identity { known = nil }
    }
  }

  /// Calls the subscribers with a new content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isComplete: Whether no other process is writing the content.
  ///   - type: The type of the key whose subscribers are not called, because the key has saved the
  ///     content.
  ///   - count: The number of changes when the content was read or written.
  /// - Returns: Whether all subscribers have decoded the content.
  @discardableResult
  private func deliver(
    _ content: Result<Data?, any Error>,
    isComplete: Bool,
    except type: ObjectIdentifier? = nil,
    since count: Int
  ) -> Bool {
    let subscribers = state.withLock { state in
      state.subscribers.sorted { $0.key < $1.key }.map(\.value).filter { $0.type != type }
    }
    if subscribers.isEmpty { return true }
    // All subscribers are called, also after a failure.
    // A change since the content was read or written is later, and will be written.
    return subscribers.map { subscriber in
      subscriber.receive(content, isComplete) { [weak self] in
        self?.state.withLock { $0.changeCount == count } ?? false
      }
    }
    .allSatisfy { $0 }
  }

  /// Calls the subscribers with a new content, on the background queue, because the caller of an
  /// immediate write may be saving a shared value.
  func deliverLater(_ content: Data, except type: ObjectIdentifier? = nil, since count: Int) {
    guard state.withLock({ $0.subscribers.values.contains { $0.type != type } }) else { return }
    FileScheduler.queue.async {
      self.deliver(.success(content), isComplete: true, except: type, since: count)
    }
  }
}
