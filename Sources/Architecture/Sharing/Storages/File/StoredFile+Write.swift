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
      let isOwnValueDelivered = finishWriting(value, hasFailed: (try? result.get()) == nil)
      return {
        for continuation in continuations { continuation.resume(with: result.map { _ in }) }
        switch result {
        case .success(.superseded(let data)):
          self.deliverLater(data, since: count)
        case .success(.written(let data)):
          self.deliverLater(data, except: isOwnValueDelivered ? nil : value.type, since: count)
        case .success(.unchanged), .failure:
          break
        }
      }
    }
    completion?()
  }

  /// Updates the state after a write.
  ///
  /// - Returns: Whether the value must also be delivered to the reference that has saved the value.
  private func finishWriting(_ value: UnsavedValue, hasFailed: Bool) -> Bool {
    state.withLock { state in
      state.inFlight = nil
      if hasFailed {
        _ = state.schedule.handle(.writeFailed)
        state.unsaved = state.unsaved ?? value
        return false
      }
      guard state.unsaved == nil else { return false }
      UnsavedFiles.remove(self)
      defer { state.mustDeliverOwnValue = false }
      return state.mustDeliverOwnValue
    }
  }

  /// Replaces the content, unless another process has changed the file later than the value. A
  /// content that can't be decoded is moved aside.
  private func replaceFile(with value: UnsavedValue) throws -> Outcome {
    let identity = file.identity
    if value.isCopy, identity != nil, identity == known { return .unchanged }
    let data = try value.encode()
    if identity != nil, identity != known, let content = try unknownContent() {
      do {
        try value.check(content.data)
        if content.identity.time > value.time {
          known = content.identity
          return .superseded(content.data)
        }
      } catch {
        let path = try moveUndecodableFileAside()
        value.report(
          "\(file.path) can't be decoded: \(error)\nThe file was moved to \(path), and the value of "
            + "this process was saved."
        )
      }
    }
    // Before the write, because its event can be observed before the write returns.
    state.withLock { $0.unobservedWriteCount += 1 }
    do {
      known = try file.write(data)
      return .written(data)
    } catch {
      state.withLock { $0.unobservedWriteCount = max(0, $0.unobservedWriteCount - 1) }
      throw error
    }
  }

  private func moveUndecodableFileAside() throws(FileFailure) -> String {
    do throws(FileFailure) {
      return try moveAside()
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
      return try file.read().flatMap { $0.data.isEmpty ? nil : $0 }
    } catch {
      // The content may be valuable, so the file is not replaced.
      throw FileFailure(error.path, cannotBe: .written, because: error.reason)
    }
  }
}
