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
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: id) }
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

  private func readChange(isComplete: Bool) {
    let completion = fileLock.withLock { () -> (@Sendable () -> Void)? in
      // Most changes are writes by this process.
      if let identity = file.identity, identity == known { return nil }
      // The subscribers decode the content. Without a subscriber, the content remains unknown, so
      // that the content is checked before it is replaced.
      let (count, isObserved) = state.withLock { ($0.changeCount, !$0.subscribers.isEmpty) }
      guard isObserved else { return nil }
      let content: DurableFile.Content?
      do {
        content = try file.read()
      } catch {
        return { self.deliver(.failure(error), isComplete: isComplete, since: count) }
      }
      guard content?.identity != known else { return nil }
      if let content, content.identity == reported { return nil }
      // An empty file that is not complete is probably being written.
      if let content, content.data.isEmpty, !isComplete { return nil }
      guard let continuations = discardUnsavedValue(olderThan: content) else { return nil }
      known = content?.identity
      let data = content.flatMap { $0.data.isEmpty ? nil : $0.data }
      return {
        for continuation in continuations { continuation.resume() }
        if !self.deliver(.success(data), isComplete: isComplete, since: count) {
          self.forget(content?.identity, isReported: isComplete)
        }
      }
    }
    completion?()
  }

  /// Discards an unsaved value that is older than the content.
  ///
  /// - Returns: The continuations of the unsaved value, or `nil` if the unsaved value is newer.
  private func discardUnsavedValue(
    olderThan content: DurableFile.Content?
  ) -> [SaveContinuation]? {
    guard let unsaved = state.withLock({ $0.unsaved }) else { return [] }
    guard
      let content,
      content.identity.time > unsaved.time,
      (try? unsaved.check(content.data)) != nil
    else { return nil }
    return state.withLock { state in
      // The value may have been changed during the check.
      guard state.unsaved?.time == unsaved.time else { return nil }
      state.unsaved = nil
      _ = state.schedule.handle(.writeStarted)
      UnsavedFiles.remove(self)
      defer { state.continuations = [] }
      return state.continuations
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
      subscriber.receive(content, isComplete) { state.withLock { $0.changeCount == count } }
    }
    .allSatisfy { $0 }
  }

  /// Calls the subscribers with a new content, on the background queue. The caller of an immediate
  /// write may hold the lock of a shared value.
  func deliverLater(_ content: Data, except type: ObjectIdentifier? = nil, since count: Int) {
    guard state.withLock({ $0.subscribers.values.contains { $0.type != type } }) else { return }
    FileScheduler.queue.async {
      self.deliver(.success(content), isComplete: true, except: type, since: count)
    }
  }
}
