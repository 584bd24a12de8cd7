import Foundation

// Only the closures of the queue `files` read and write the file.
extension AppSettings {
  // MARK: Read

  /// Reads the file, if the file was not read before.
  func openIfNeeded() {
    guard let file, !contents.withLock({ $0.isOpen }) else { return }
    // The messages are reported on the thread of the caller, in the test of the caller.
    for message in files.sync(execute: { open(file) }) { report(message) }
  }

  private func open(_ file: SettingsFile) -> [String] {
    guard !contents.withLock({ $0.isOpen }) else { return [] }
    // The observation starts before the read, so that each later change is observed.
    let watch = FileWatch(path: file.path) { [weak self] in self?.fileDidChange($0) }
    contents.withLock { $0.watch = watch }
    defer { contents.withLock { $0.isOpen = true } }
    do {
      let (version, movedAside) = try file.readSettingDamagedFileAside()
      didRead(version)
      return movedAside.map { [$0] } ?? []
    } catch {
      contents.withLock { $0.readFailure = error }
      return ["\(error) The defaults of the settings are used."]
    }
  }

  private func fileDidChange(_ change: FileWatch.Change) {
    switch change {
    case .written, .unknown:
      files.async { self.readIfChanged() }
    case .created, .removed:
      // Another program may replace the file in several steps: it removes or renames the file, and
      // creates a new file. The state between the steps is not read.
      files.asyncAfter(deadline: .now() + .milliseconds(200)) { self.readIfChanged() }
    }
  }

  private func readIfChanged() {
    guard let file, FileIdentity.ofFile(at: file.path) != contents.withLock({ $0.identity }) else {
      return
    }
    do {
      try readAgain(file)
    } catch {
      let isKnown = contents.withLock { contents in
        defer { contents.readFailure = error }
        return contents.readFailure.map { "\($0)" } == "\(error)"
      }
      if !isKnown { reportLater("\(error) The settings of the running app are unchanged.") }
    }
  }

  /// Reads the file. A file that is not valid is not moved aside, because a user may still be
  /// editing the file. The next write moves the file aside.
  private func readAgain(_ file: SettingsFile) throws {
    let version = try file.read()
    if let damage = version.damage { throw SettingsDamage(path: file.path, error: damage) }
    didRead(version)
  }

  private func didRead(_ version: SettingsFile.Version) {
    let changed = contents.withLock { contents in
      contents.identity = version.identity
      contents.readFailure = nil
      return contents.state.didRead(version.values)
    }
    notify(changed)
  }

  /// Reads the file, and calls `completion` on the queue of the subscribers.
  func refresh(_ completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    openIfNeeded()
    guard let file else { return call([{ completion(.success(())) }]) }
    files.async {
      let result = Result { try self.readAgain(file) }
      self.call([{ completion(result) }])
    }
  }

  // MARK: Write

  /// Writes the changes on the queue of the file. Changes that are made while a write is in
  /// progress are written together.
  func scheduleWrite() {
    let isScheduled = contents.withLock { contents in
      defer { contents.isWriteScheduled = true }
      if !contents.isWriteScheduled { _ = UnsavedFiles.insert(self) }
      return contents.isWriteScheduled
    }
    if isScheduled { return }
    UnsavedFiles.prepareForTermination()
    // The error is reported, or passed to the reference of the value.
    files.async { try? self.write() }
  }

  /// Writes the changes, and returns when the changes are on the disk.
  func writeNow() throws {
    try files.sync { try write() }
  }

  /// Writes the changes at the end of the process. The error of a write is reported, or passed to
  /// the reference of the value.
  func flush() {
    try? writeNow()
  }

  /// Writes the changes. The error is also passed to the continuations of the saves.
  private func write() throws {
    let (changes, saves, known) = contents.withLock { contents in
      defer { contents.saves = [] }
      contents.isWriteScheduled = false
      return (contents.state.changes, contents.saves, contents.state.stored)
    }
    let result = Result {
      // An earlier write has written the changes if there are no changes.
      if let file, !changes.isEmpty { try write(changes, to: file, known: known) }
    }
    finishWrite(result, isSilent: saves.isEmpty)
    call(saves.map { save in { save.continuation.resume(with: result) } })
    try result.get()
  }

  private func write(
    _ changes: [String: SettingsState.Change],
    to file: SettingsFile,
    known: [String: JSONValue]
  ) throws {
    let (version, movedAside) = try file.update(changes, known: known)
    let changed = contents.withLock { contents in
      contents.identity = version.identity
      contents.readFailure = nil
      return contents.state.didWrite(version.values, changes: changes)
    }
    if let movedAside { reportLater(movedAside) }
    notify(changed)
  }

  /// Reports a failure that no reference stores, if the previous write has succeeded.
  private func finishWrite(_ result: Result<Void, any Error>, isSilent: Bool) {
    let message: String? = contents.withLock { contents in
      if contents.state.changes.isEmpty { UnsavedFiles.remove(self) }
      switch result {
      case .success:
        contents.hasWriteFailed = false
        return nil
      case .failure(let error):
        defer { contents.hasWriteFailed = true }
        // The reference of a save stores the error of the save. A default has no save.
        return isSilent && !contents.hasWriteFailed ? "\(error)" : nil
      }
    }
    if let message { reportLater(message) }
  }

  /// Reports a message on the queue of the subscribers. A reporter can read settings, and must not
  /// block the queue of the file.
  private func reportLater(_ message: String) {
    call([{ self.report(message) }])
  }
}
