import Foundation

extension StoredFile {
  private enum Outcome {
    case written(Data)
    /// Another process has changed the file later than this process has changed the value.
    case superseded(Data)
    /// The value is not a change, and the file has the last known content.
    case unchanged
  }

  /// An unsaved value, and what the user's code has returned for it.
  private struct Preparation {
    let value: UnsavedValue
    /// Whether the value is written even if another value is saved in the meantime. Otherwise, a
    /// value that changes faster than it is encoded would never be written.
    let isWrittenInAnyCase: Bool
    var data: Result<Data, any Error>?
    /// The content that was checked, and the error if it can't be decoded.
    var checked: (identity: FileIdentity, failure: (any Error)?)?
  }

  /// What the write of an unsaved value requires next, while no lock is held.
  private enum WriteStep {
    case encode
    /// The content is replaced only if it can be decoded, or after it is moved aside.
    case check(DurableFile.Content)
    case moveAside(FileIdentity, any Error)
    /// Another value was saved in the meantime.
    case prepareAnotherValue
    /// The write has ended, and the closure must be called. If the value was not the latest value,
    /// the latest value must be written, too.
    case finished(() -> Void, isLatest: Bool)
  }

  /// Writes the unsaved value, if there is one, and resumes its continuations.
  ///
  /// The value is encoded, and an unknown content is checked, while no lock is held. If another
  /// value is saved in the meantime, the other value is written instead. If the same happens again,
  /// the value is written, and then the other value.
  func writeUnsavedValue() {
    // An encoder can call `exit`, which writes unsaved values.
    guard !isEncoding else { return }
    var isWrittenInAnyCase = false
    while let value = state.withLock({ $0.unsaved }) {
      var preparation = Preparation(value: value, isWrittenInAnyCase: isWrittenInAnyCase)
      while let step = nextStep(preparation) {
        if case .finished(let completion, let isLatest) = step {
          completion()
          if isLatest { return }
          break
        }
        prepare(&preparation, step)
      }
      isWrittenInAnyCase = true
    }
    finishWithoutValue()
  }

  private func prepare(_ preparation: inout Preparation, _ step: WriteStep) {
    let value = preparation.value
    switch step {
    case .encode:
      preparation.data = encode(value)
    case .check(let content):
      let result = Result { try value.check(content.data) }
      var failure: (any Error)?
      if case .failure(let error) = result { failure = error }
      preparation.checked = (content.identity, failure)
    case .moveAside(let identity, let reason):
      preparation.checked = nil
      do throws(FileFailure) {
        guard let path = try moveUndecodableFileAside(identity) else { return }
        value.report(
          "\(file.path) can't be decoded: \(reason)\nThe file was moved to \(path), and the value "
            + "of this process was saved."
        )
      } catch {
        preparation.data = .failure(error)
      }
    case .prepareAnotherValue, .finished:
      break
    }
  }

  private var isEncoding: Bool {
    let thread = pthread_self()
    return state.withLock { $0.encoders.contains { pthread_equal($0, thread) != 0 } }
  }

  private func encode(_ value: UnsavedValue) -> Result<Data, any Error> {
    let thread = pthread_self()
    state.withLock { $0.encoders.append(thread) }
    defer {
      state.withLock { state in
        let index = state.encoders.firstIndex { pthread_equal($0, thread) != 0 }
        if let index { state.encoders.remove(at: index) }
      }
    }
    return Result { try value.encode() }
  }

  /// Waits until a write on another thread has ended, and resumes the continuations of values that
  /// were written.
  private func finishWithoutValue() {
    let continuations = fileLock.withLock {
      state.withLock { state -> [SaveContinuation] in
        // The write of a value that was saved since resumes the continuations.
        guard state.unsaved == nil else { return [] }
        defer { state.continuations = [] }
        _ = state.schedule.handle(.writeStarted)
        return state.continuations
      }
    }
    for continuation in continuations { continuation.resume() }
  }

  /// Writes a value that is prepared. Returns the next step, or `nil` if another value was saved.
  private func nextStep(_ preparation: Preparation) -> WriteStep? {
    let step = fileLock.withLock { () -> WriteStep in
      let value = preparation.value
      if value.isCopy, let identity = file.identity, identity == known {
        return write(preparation) { .unchanged }
      }
      switch preparation.data {
      case nil: return .encode
      case .failure(let error): return write(preparation) { throw error }
      case .success(let data): return replaceFile(with: data, preparation)
      }
    }
    if case .prepareAnotherValue = step { return nil }
    return step
  }

  /// Replaces the content, unless another process has changed the file later than the value. The
  /// caller holds ``fileLock``.
  private func replaceFile(with data: Data, _ preparation: Preparation) -> WriteStep {
    let value = preparation.value
    while true {
      var identity = file.identity
      // The version may have been read after the decision to write the default.
      if identity != nil, identity != known || value.isDefault {
        let content: DurableFile.Content?
        do {
          content = try unknownContent()
        } catch {
          return write(preparation) { throw error }
        }
        identity = content?.identity
        if let content, !content.data.isEmpty {
          guard let checked = preparation.checked, checked.identity == content.identity else {
            return .check(content)
          }
          if let failure = checked.failure { return .moveAside(content.identity, failure) }
          if content.identity.time > value.time {
            return write(preparation) {
              setKnown(content.identity)
              return .superseded(content.data)
            }
          }
        }
      }
      let step = write(preparation) {
        try write(data, of: value, replacing: identity) ? .written(data) : nil
      }
      if let step { return step }
      // Another process has replaced the version that was checked.
    }
  }

  private func write(_ preparation: Preparation, _ outcome: () throws -> Outcome) -> WriteStep {
    // The outcome is not `nil`.
    write(preparation) { try outcome() as Outcome? } ?? .prepareAnotherValue
  }

  /// Runs the write of a value, and updates the state before and after the write. Returns `nil` if
  /// the file was not written. The caller holds ``fileLock``.
  private func write(
    _ preparation: Preparation,
    _ outcome: () throws -> Outcome?
  ) -> WriteStep? {
    let value = preparation.value
    var isLatest = true
    let start = state.withLock { state -> ([SaveContinuation], changeCount: Int)? in
      guard let unsaved = state.unsaved else { return nil }
      if unsaved.number != value.number {
        guard preparation.isWrittenInAnyCase else { return nil }
        // The continuations are resumed after the write of the latest value.
        state.inFlight = value
        isLatest = false
        return ([], state.changeCount)
      }
      state.inFlight = state.unsaved
      state.unsaved = nil
      _ = state.schedule.handle(.writeStarted)
      defer { state.continuations = [] }
      return (state.continuations, state.changeCount)
    }
    guard let (continuations, count) = start else { return .prepareAnotherValue }
    let result: Result<Outcome, any Error>
    do {
      guard let outcome = try outcome() else {
        finishWriting(value, hasFailed: true, continuations)
        return nil
      }
      result = .success(outcome)
    } catch {
      result = .failure(error)
    }
    finishWriting(value, hasFailed: (try? result.get()) == nil)
    let completion = {
      for continuation in continuations { continuation.resume(with: result.map { _ in }) }
      switch result {
      case .success(.superseded(let data)):
        self.deliverLater(data, since: count)
      case .success(.written(let data)):
        self.deliverLater(data, except: value.type, since: count)
      case .success(.unchanged), .failure:
        break
      }
    }
    return .finished(completion, isLatest: isLatest)
  }

  /// Updates the state after a write. The value itself is retained by the caller, so that it is not
  /// released while the lock is held.
  private func finishWriting(
    _ value: UnsavedValue,
    hasFailed: Bool,
    _ continuations: [SaveContinuation] = []
  ) {
    state.withLock { state in
      state.inFlight = nil
      state.continuations = continuations + state.continuations
      if hasFailed {
        _ = state.schedule.handle(.writeFailed)
        state.unsaved = state.unsaved ?? value
      } else if state.unsaved == nil {
        UnsavedFiles.remove(self)
      }
    }
  }

  /// Replaces a version of the file, and returns `true`. Returns `false` if the file has another
  /// version.
  private func write(
    _ data: Data,
    of value: UnsavedValue,
    replacing identity: FileIdentity?
  ) throws -> Bool {
    // Before the write, because its event can be observed before the write returns.
    state.withLock { $0.unobservedWriteCount += 1 }
    var isWritten = false
    defer {
      if !isWritten {
        state.withLock { $0.unobservedWriteCount = max(0, $0.unobservedWriteCount - 1) }
      }
    }
    let time = value.time == .distantPast ? nil : value.time
    guard let new = try file.write(data, changedAt: time, replacing: identity) else { return false }
    known = new
    writeCount += 1
    isWritten = true
    return true
  }

  private func moveUndecodableFileAside(
    _ identity: FileIdentity
  ) throws(FileFailure) -> String? {
    do throws(FileFailure) {
      return try moveAside(identity)
    } catch {
      throw FileFailure(
        error.path,
        cannotBe: .written,
        because: "its content can't be decoded, and the file can't be moved aside because "
          + error.reason
      )
    }
  }

  private func unknownContent() throws(FileFailure) -> DurableFile.Content? {
    do throws(FileFailure) {
      return try file.read()
    } catch {
      // The content may be valuable, so the file is not replaced.
      throw FileFailure(error.path, cannotBe: .written, because: error.reason)
    }
  }
}
