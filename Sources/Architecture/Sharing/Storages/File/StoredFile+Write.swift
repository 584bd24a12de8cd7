import Foundation

extension StoredFile {
  private enum Outcome {
    case written(Data)
    /// Another process has changed the file later than this process has changed the value.
    case superseded(Data)
    /// The value is not a change, and the file has the last known content.
    case unchanged
  }

  /// Writes the unsaved value, if there is one, and resumes its continuations.
  func writeUnsavedValue() {
    let completion = fileLock.withLock { () -> (@Sendable () -> Void)? in
      let (value, continuations, count) = state.withLock { state in
        defer {
          state.inFlight = state.unsaved
          state.unsaved = nil
          state.continuations = []
          _ = state.schedule.handle(.writeStarted)
        }
        return (state.unsaved, state.continuations, state.changeCount)
      }
      guard let value else {
        // The last change was written by another call.
        return { for continuation in continuations { continuation.resume() } }
      }
      let result = Result { try replaceFile(with: value) }
      finishWriting(value, hasFailed: (try? result.get()) == nil)
      return {
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
    }
    completion?()
  }

  /// Updates the state after a write.
  private func finishWriting(_ value: UnsavedValue, hasFailed: Bool) {
    state.withLock { state in
      state.inFlight = nil
      if hasFailed {
        _ = state.schedule.handle(.writeFailed)
        state.unsaved = state.unsaved ?? value
      } else if state.unsaved == nil {
        UnsavedFiles.remove(self)
      }
    }
  }

  /// Replaces the content, unless another process has changed the file later than the value. A
  /// content that can't be decoded is moved aside.
  private func replaceFile(with value: UnsavedValue) throws -> Outcome {
    if value.isCopy, let identity = file.identity, identity == known { return .unchanged }
    let data = try value.encode()
    while true {
      var identity = file.identity
      // The version may have been read after the decision to write the default.
      if identity != nil, identity != known || value.isDefault {
        let content = try unknownContent()
        identity = content?.identity
        if let content, !content.data.isEmpty {
          do {
            try value.check(content.data)
            if content.identity.time > value.time {
              setKnown(content.identity)
              return .superseded(content.data)
            }
          } catch {
            guard let path = try moveUndecodableFileAside(content.identity) else { continue }
            identity = nil
            value.report(
              "\(file.path) can't be decoded: \(error)\nThe file was moved to \(path), and the value "
                + "of this process was saved."
            )
          }
        }
      }
      if try write(data, of: value, replacing: identity) { return .written(data) }
      // Another process has replaced the version that was checked.
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
