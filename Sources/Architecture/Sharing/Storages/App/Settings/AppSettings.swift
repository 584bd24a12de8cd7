import ConcurrencyExtras
import Foundation
import IssueReporting

/// The settings of one store: in memory, or in a file.
///
/// A method can be called while a shared value is locked. The store therefore calls subscribers and
/// continuations, which lock shared values, only on a queue of their own, and never waits for that
/// queue.
final class AppSettings: Sendable {
  /// A change of a setting.
  struct Change {
    /// The new value; `nil` if the key was removed.
    let value: JSONValue?
  }

  struct Subscription {
    let key: String
    let reader: SettingsReader
    let onChange: @Sendable () -> Void
  }

  struct Contents {
    var state = SettingsState()
    /// The continuations of the saves that are not yet written, with the numbers of the changes.
    var saves: [(number: Int, continuation: SaveContinuation)] = []
    var subscriptions: [Int: Subscription] = [:]
    var nextSubscription = 0
    var isOpen = false
    var isWriteScheduled = false
    /// The error of the last read of the file.
    var readFailure: (any Error)?
    /// Whether the last write has failed. The failure was reported, or passed to a reference.
    var hasWriteFailed = false
    /// The last version of the file that was read or written.
    var identity: FileIdentity?
    var watch: FileWatch?
  }

  /// The file, or `nil` if the settings are in memory.
  let file: SettingsFile?
  /// Reports a problem with the file to the developer.
  let report: @Sendable (String) -> Void
  let contents = Lock(Contents())
  /// The queue that reads and writes the file.
  let files = DispatchQueue(label: "sharing.settings.file", qos: .utility)
  private let calls = DispatchQueue(label: "sharing.settings.calls", qos: .userInitiated)

  init(
    file: SettingsFile? = nil,
    report: @escaping @Sendable (String) -> Void = { reportIssue($0) }
  ) {
    self.file = file
    self.report = report
  }

  // MARK: Values

  /// Returns the current value of a key, or `nil` if the key has no value.
  ///
  /// - Throws: The error of the file, if the file could not be read.
  func value(for key: String, as reader: SettingsReader) throws -> JSONValue? {
    openIfNeeded()
    return try contents.withLock { contents in
      reader.seen = contents.state.version(of: key)
      let value = contents.state.value(for: key)
      if value == nil, let failure = contents.readFailure { throw failure }
      return value
    }
  }

  /// Returns the last change of a key, or `nil` if the reader has seen the change.
  func unseenChange(of key: String, by reader: SettingsReader) -> Change? {
    contents.withLock { contents in
      let version = contents.state.version(of: key)
      guard version != reader.seen else { return nil }
      reader.seen = version
      return Change(value: contents.state.value(for: key))
    }
  }

  /// Changes a value. If the value is `nil`, the key is removed. The continuation is resumed when
  /// the value is on the disk.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  ///   - reader: The reader that has made the change, which is not notified.
  ///   - context: The reason. A call of `save()` is not a change: the value may have been loaded,
  ///     and another process may have changed the value since. The value is then written only if
  ///     the store has no value.
  ///   - continuation: The continuation of the save.
  func set(
    _ value: JSONValue?,
    for key: String,
    by reader: SettingsReader,
    context: SaveContext,
    _ continuation: SaveContinuation
  ) {
    openIfNeeded()
    // The last change or the removal of the file may not be observed yet.
    let identity = file?.identity
    let isFileMissing = context == .userInitiated && file != nil && identity == nil
    let isStored = contents.withLock { contents in
      let stored = contents.state.value(for: key)
      let isFileUnread = context == .didSet && identity != contents.identity
      if context == .didSet ? stored != value || isFileUnread : stored == nil && value != nil {
        contents.change(value, for: key, by: reader)
      } else if isFileMissing, contents.state.changes[key] == nil, value != nil {
        contents.change(value, for: key, by: reader, isDefault: true)
      }
      guard file != nil else {
        contents.storeInMemory()
        return true
      }
      guard let change = contents.state.changes[key] else { return true }
      contents.saves.append((change.number, continuation))
      return false
    }
    notify(key, except: reader)
    if isStored {
      continuation.resume()
    } else {
      scheduleWrite()
    }
  }

  /// Sets the default of a key that has no value.
  func setDefault(_ value: JSONValue, for key: String, by reader: SettingsReader) {
    contents.withLock { contents in
      guard [nil, .null].contains(contents.state.value(for: key)) else { return }
      contents.change(value, for: key, by: reader, isDefault: true)
      if file == nil { contents.storeInMemory() }
    }
    notify(key, except: reader)
    if file != nil { scheduleWrite() }
  }

  // MARK: Subscriptions

  /// Calls a closure after each change of a key that the reader has not seen.
  func subscribe(
    to key: String,
    as reader: SettingsReader,
    onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let (id, isChanged) = contents.withLock { contents in
      contents.nextSubscription += 1
      contents.subscriptions[contents.nextSubscription] =
        Subscription(key: key, reader: reader, onChange: onChange)
      return (contents.nextSubscription, contents.state.version(of: key) != reader.seen)
    }
    if isChanged { call([onChange]) }
    return SharedSubscription { [weak self] in
      _ = self?.contents.withLock { $0.subscriptions.removeValue(forKey: id) }
    }
  }

  /// Notifies the subscribers of keys.
  func notify(_ keys: Set<String>) {
    if keys.isEmpty { return }
    notify { keys.contains($0.key) }
  }

  /// Notifies a reader, even if the reader has seen the last change.
  func notify(_ reader: SettingsReader) {
    reader.seen = -1
    notify { $0.reader === reader }
  }

  private func notify(_ key: String, except reader: SettingsReader) {
    notify { $0.key == key && $0.reader !== reader }
  }

  private func notify(where condition: (Subscription) -> Bool) {
    let subscriptions = contents.withLock { contents in
      contents.subscriptions.filter { condition($0.value) }.sorted { $0.key < $1.key }
    }
    call(subscriptions.map(\.value.onChange))
  }

  /// Calls closures in order, on a queue whose closures can lock shared values.
  func call(_ closures: [@Sendable () -> Void]) {
    guard !closures.isEmpty else { return }
    calls.async {
      for closure in closures { closure() }
    }
  }
}

extension AppSettings.Contents {
  fileprivate mutating func change(
    _ value: JSONValue?,
    for key: String,
    by reader: SettingsReader,
    isDefault: Bool = false
  ) {
    state.set(value, for: key, isDefault: isDefault)
    reader.seen = state.version(of: key)
  }

  fileprivate mutating func storeInMemory() {
    _ = state.didWrite(state.stored.applying(state.changes), changes: state.changes)
  }
}
