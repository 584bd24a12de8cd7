import Dependencies
import Foundation
import IssueReporting

extension SharedReaderKey {
  /// Returns a key of a value that is stored as JSON in a file.
  ///
  /// ```swift
  /// @Shared(.fileStorage(folder.appending(path: "settings.json"))) var settings = Settings()
  /// ```
  ///
  /// If there is no file, or the file is empty, the default is used and written. The folder is
  /// created. A new file can be accessed only by the user; the permissions of an existing file are
  /// preserved. The first change is written at once, and later changes at most once per second.
  /// `save()` writes at once. The file is replaced in one step and is never incomplete.
  ///
  /// A file that can't be decoded is renamed, for example to
  /// `settings.unreadable-2026-11-23T18-05-00Z.json`, and an issue is reported. The `loadError` of
  /// the value names the renamed file. If the file can't be renamed, changes are not saved. An app
  /// that shows the `loadError` to the user passes `reportsUnreadableFile: false`.
  ///
  /// Changes by other processes are observed. If the file is deleted, the value is the default. If
  /// another process writes a content that can't be decoded, the value is unchanged, an issue is
  /// reported, and the file is renamed when the value is saved. If this process and another process
  /// change the value, the last change wins. The time of a change is the time at which the value
  /// was changed, and becomes the time of the file. If the value of the other process is later,
  /// `save()` returns without an error: the value of this process is not on the disk, and the value
  /// of the other process replaces the shared value.
  ///
  /// An error of a write is the `saveError` of the value. The write is repeated at the next change,
  /// at the next call of `save()`, and at the end of the program.
  ///
  /// - Parameters:
  ///   - url: The URL of the file. A symbolic link is preserved, and its target is written.
  ///   - reportsUnreadableFile: Whether an issue is reported if the file can't be decoded when the
  ///     value is created.
  ///   - decoder: The decoder. By default, a `JSONDecoder` without options.
  ///   - encoder: The encoder. By default, a `JSONEncoder` that sorts the keys. The encoder is used
  ///     on a background queue, and must not be changed.
  /// - Returns: The key.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL,
    reportsUnreadableFile: Bool = true,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    .fileStorage(
      url,
      reportsUnreadableFile: reportsUnreadableFile,
      decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? .fileStorage).encode($0) }
    )
  }

  /// Returns a key of a value that is stored in a file, in any format. See
  /// ``fileStorage(_:reportsUnreadableFile:decoder:encoder:)``.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - reportsUnreadableFile: Whether an issue is reported if the file can't be decoded when the
  ///     value is created.
  ///   - decode: Returns the value of a content. Called on any thread.
  ///   - encode: Returns the content for a value. Called on a background queue. The content must
  ///     not be empty, because an empty file is a file without a value.
  /// - Returns: The key.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    reportsUnreadableFile: Bool = true,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      reportsUnreadableFile: reportsUnreadableFile,
      decode: decode,
      encode: encode
    )
  }
}

extension JSONEncoder {
  fileprivate static var fileStorage: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// A key of a value in a file.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let file: StoredFile
  private let reportsUnreadableFile: Bool
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL,
    reportsUnreadableFile: Bool,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    // Different spellings of a path are one file.
    self.url = url.isFileURL ? url.standardizedFileURL : url
    self.storage = storage
    self.file = storage.files.file(at: self.url)
    self.reportsUnreadableFile = reportsUnreadableFile
    self.decode = decode
    self.encode = encode
  }

  /// The identity of the value: the URL, and the storage.
  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  private var type: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// Loads the value from the file. Blocks the thread if a reference is created, so that the
  /// reference has the value of the file.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue(let value):
      load(default: value, continuation)
    case .userInitiated:
      file.scheduler.run { load(default: nil, continuation) }
    }
  }

  private func load(default value: Value?, _ continuation: LoadContinuation<Value>) {
    do {
      switch try file.load(isInitial: value != nil, decode: decode, report: report) {
      case .value(let value):
        continuation.resume(returning: value)
      case .nothing:
        continuation.resumeReturningInitialValue()
        saveDefault(value)
      case .movedAside(let error):
        continuation.resume(throwing: error)
        saveDefault(value)
      case .unusable(let error):
        continuation.resume(throwing: error)
      }
    } catch {
      continuation.resume(throwing: error)
    }
  }

  private func report(_ message: String) {
    guard reportsUnreadableFile else { return }
    reportIssue(message)
  }

  private func saveDefault(_ value: Value?) {
    guard let value else { return }
    // Any content of another process is later than the default.
    save(value, at: .distantPast, context: .didSet, continuation: nil)
  }

  /// Observes changes of the file by other processes.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let reporters = IssueReporters.current
    return file.subscribe(
      FileSubscriber(type: type) { [decode, path = file.file.path] content, isComplete, isCurrent in
        let content = content.map { data in data.map { data in Result { try decode(data) } } }
        switch content {
        case .success(.some(.failure(let error))):
          guard isComplete else { return false }
          withIssueReporters(reporters) {
            reportIssue(
              """
              \(path) can't be decoded after a change by another process: \(error)
              The value is unchanged. The file will be renamed when the value is saved.
              """
            )
          }
          subscriber.yield(throwing: error)
          return false
        case .success(.some(.success(let value))):
          subscriber.yield { isCurrent() ? .success(value) : nil }
        case .success(.none):
          subscriber.yield { isCurrent() ? .success(nil) : nil }
        case .failure(let error):
          subscriber.yield(throwing: error)
        }
        return true
      }
    )
  }

  /// Writes the value to the file, at once or within a second.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    save(value, at: .now, context: context, continuation: continuation)
  }

  private func save(
    _ value: Value,
    at time: FileTime,
    context: SaveContext,
    continuation: SaveContinuation?
  ) {
    let reporters = IssueReporters.current
    file.save(
      UnsavedValue(
        type: type,
        time: time,
        encode: { [encode] in try encode(value) },
        check: { [decode] in _ = try decode($0) },
        report: { message in withIssueReporters(reporters) { reportIssue(message) } }
      ),
      context: context,
      continuation: continuation
    )
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written in code, for example `.fileStorage(file:///home/me/settings.json)`.
  public var description: String { ".fileStorage(\(url.absoluteString))" }
}

/// The identity of a value in a file.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
