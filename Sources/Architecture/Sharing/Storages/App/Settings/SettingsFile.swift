import Foundation

/// The file of settings: a JSON object with a member for each key.
struct SettingsFile: Sendable {
  /// A version of the file.
  struct Version {
    var values: [String: JSONValue] = [:]
    /// `nil` if there is no file.
    var identity: FileIdentity?
    /// The reason why the file can't be used, or `nil`.
    var damage: JSONSyntaxError?
  }

  let path: String
  private var file: DurableFile { DurableFile(path: path) }

  /// The identity of the current version, or `nil` if there is no file.
  var identity: FileIdentity? { file.identity }

  /// Returns the content of the file. A missing file and an empty file have no values.
  func read() throws(FileFailure) -> Version {
    guard let content = try file.read() else { return Version() }
    do throws(JSONSyntaxError) {
      return Version(values: try Self.values(content.data), identity: content.identity)
    } catch {
      return Version(identity: content.identity, damage: error)
    }
  }

  private static func values(_ data: Data) throws(JSONSyntaxError) -> [String: JSONValue] {
    if data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return [:] }
    guard case .object(let values) = try JSONParser.parse(data) else {
      throw JSONSyntaxError(line: 1, column: 1, reason: "an object in '{' and '}' was expected")
    }
    return values
  }

  /// Returns the content of the file. A file that is not valid is moved aside.
  ///
  /// - Returns: The content, and a message if the file was moved aside.
  func readSettingDamagedFileAside() throws -> (Version, movedAside: String?) {
    let version = try read()
    guard version.damage != nil else { return (version, nil) }
    return try FileLock.withLock(of: path) { try readLocked() }
  }

  /// Writes changes over the values in the file. Other values in the file are preserved.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - known: The values that are used if the file is not valid. The file is then moved aside.
  /// - Returns: The new content, and a message if the file was moved aside.
  /// - Throws: `FileFailure` if the file can't be locked, read, moved aside or written.
  func update(
    _ changes: [String: SettingsState.Change],
    known: [String: JSONValue]
  ) throws -> (Version, movedAside: String?) {
    try FileLock.withLock(of: path) {
      var message: String?
      while true {
        let (current, movedAside) = try readLocked()
        message = movedAside ?? message
        let values = (movedAside == nil ? current.values : known).applying(changes)
        if message == nil, values == current.values { return (current, nil) }
        let data = Data(JSONWriter.document(.object(values)).utf8)
        // An editor does not lock the file. A file that an editor has replaced is read again.
        if let identity = try file.write(data, changedAt: .now, replacing: current.identity) {
          return (Version(values: values, identity: identity), message)
        }
      }
    }
  }

  /// Reads the file while the lock is held, so that only a file that is not valid is moved aside,
  /// and not the new file of another process.
  private func readLocked() throws -> (Version, movedAside: String?) {
    while true {
      let version = try read()
      guard let damage = version.damage else { return (version, nil) }
      guard let target = try file.moveAside(version.identity, at: Date()) else { continue }
      return (Version(), SettingsDamage(path: path, error: damage).message(movedTo: target))
    }
  }
}

/// The error of a file that is not valid.
struct SettingsDamage: Error, CustomStringConvertible {
  let path: String
  let error: JSONSyntaxError

  var description: String { "\(path) is not a valid file of settings: \(error)." }

  func message(movedTo target: String) -> String {
    "\(description) The file was moved to \(target)."
  }
}
