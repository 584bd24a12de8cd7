/// The values of a store, and the changes that are not yet written to its file. The state performs
/// no input and output.
///
/// A value that is read from the file does not replace a change that is not yet written, because
/// the change will replace the value in the file.
struct SettingsState {
  /// A change that is not yet written.
  struct Change: Equatable {
    /// The new value; `nil` if the key is removed.
    var value: JSONValue?
    /// The number of the change. A later change has a higher number.
    var number: Int
    /// Whether the value is a default, which does not replace a value in the file. Another process
    /// may have written the value after this process has read the file.
    var isDefault = false
  }

  /// The content of the file when the file was last read or written.
  private(set) var stored: [String: JSONValue] = [:]

  /// The changes that are not yet written, by key.
  private(set) var changes: [String: Change] = [:]

  /// The number of the last change of each key that has changed.
  private var versions: [String: Int] = [:]

  /// The number of the last change, by this process or in the file.
  private(set) var version = 0

  /// Returns the current value of a key, or `nil` if the key has no value.
  func value(for key: String) -> JSONValue? {
    if let change = changes[key] { change.value } else { stored[key] }
  }

  /// Returns the number of the last change of a key; 0 if the key has not changed.
  func version(of key: String) -> Int { versions[key] ?? 0 }

  /// Changes the value of a key. If the value is `nil`, the key is removed.
  mutating func set(_ value: JSONValue?, for key: String, isDefault: Bool = false) {
    version += 1
    versions[key] = version
    changes[key] = Change(value: value, number: version, isDefault: isDefault)
  }

  /// Replaces the content of the file.
  ///
  /// - Returns: The keys whose current values have changed.
  mutating func didRead(_ content: [String: JSONValue]) -> Set<String> {
    replaceStored(with: content, removing: [:])
  }

  /// Replaces the content of the file, and removes the changes that were written. A key that has
  /// changed again since the write was started remains changed.
  ///
  /// - Returns: The keys whose current values have changed, because another process has changed the
  ///   values in the file.
  mutating func didWrite(
    _ content: [String: JSONValue],
    changes written: [String: Change]
  ) -> Set<String> {
    replaceStored(with: content, removing: written)
  }

  private mutating func replaceStored(
    with content: [String: JSONValue],
    removing written: [String: Change]
  ) -> Set<String> {
    let before = self
    stored = content
    for (key, change) in written where changes[key] == change { changes[key] = nil }
    changes = changes.filter { !$0.value.isDefault || !content.hasValue(for: $0.key) }
    let keys = Set(before.stored.keys).union(content.keys).union(written.keys)
    let changed = keys.filter { before.value(for: $0) != value(for: $0) }
    if !changed.isEmpty { version += 1 }
    for key in changed { versions[key] = version }
    return changed
  }
}

extension [String: JSONValue] {
  /// Returns the values after changes.
  func applying(_ changes: [String: SettingsState.Change]) -> Self {
    var result = self
    for (key, change) in changes where !change.isDefault || !hasValue(for: key) {
      result[key] = change.value
    }
    return result
  }

  /// Returns whether a key has a value other than `null`.
  fileprivate func hasValue(for key: String) -> Bool { ![nil, .null].contains(self[key]) }
}
