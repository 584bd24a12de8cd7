import ComposableArchitecture
import Foundation
import Sharing

/// A client that reads and writes the files that the user has chosen.
///
/// The functions block the thread, so only effects call the functions. The description of each
/// error is a message for the user.
public struct FileClient: Sendable {
  /// The function that opens a file for reading.
  public var open: @Sendable (_ url: URL) throws -> FileSource

  /// The function that creates the new content of a file. The file is replaced by
  /// ``FileTarget/commit``.
  public var create: @Sendable (_ url: URL) throws -> FileTarget

  /// Creates a client of two functions.
  public init(
    open: @escaping @Sendable (_ url: URL) throws -> FileSource,
    create: @escaping @Sendable (_ url: URL) throws -> FileTarget
  ) {
    self.open = open
    self.create = create
  }
}

/// An open file that is read in parts.
public struct FileSource: Sendable {
  /// The size of the file in bytes.
  public let size: Int

  /// The function that reads the next part, which is empty at the end of the file.
  public let read: @Sendable () throws -> Data

  /// Creates a file of its size and a function that reads the next part.
  public init(size: Int, read: @escaping @Sendable () throws -> Data) {
    self.size = size
    self.read = read
  }
}

/// The new content of a file, which is written in parts. Without a commit, the file is unchanged.
public struct FileTarget: Sendable {
  /// The function that appends a part.
  public let write: @Sendable (Data) throws -> Void

  /// The function that replaces the file by the new content in one step.
  public let commit: @Sendable () throws -> Void

  /// Creates a target of two functions.
  public init(
    write: @escaping @Sendable (Data) throws -> Void,
    commit: @escaping @Sendable () throws -> Void
  ) {
    self.write = write
    self.commit = commit
  }
}

extension FileClient: DependencyKey {
  /// A client of the files of the disk. A file is replaced by a rename.
  public static let liveValue = FileClient { url in
    let reader = try LockIsolated(FileReader(path: url.filePath()))
    return FileSource(size: reader.withValue(\.size)) { try reader.withValue { try $0.read() } }
  } create: { url in
    let writer = try LockIsolated(DurableFileWriter(path: url.filePath()))
    return FileTarget { data in
      try writer.withValue { try $0.write(data) }
    } commit: {
      _ = try writer.withValue { try $0.commit() }
    }
  }

  /// A client whose functions report an issue and throw an error, because a test must override the
  /// client.
  public static let testValue = FileClient { url in
    throw unimplemented(url)
  } create: { url in
    throw unimplemented(url)
  }

  private static func unimplemented(_ url: URL) -> CocoaError {
    reportIssue(
      """
      '\(url.path)' was used in a test that does not override the dependency. Override the \
      dependency: 'withDependencies { $0.files = .liveValue }'.
      """
    )
    return CocoaError(.featureUnsupported)
  }
}

extension URL {
  /// Returns the path of the file.
  ///
  /// - Throws: An error if the URL is not of a file.
  fileprivate func filePath() throws(FileFailure) -> String {
    guard isFileURL else {
      throw FileFailure(absoluteString, cannotBe: .opened, because: "the URL is not of a file")
    }
    return path
  }
}

extension DependencyValues {
  /// The client of the files that the user has chosen. A test must override the client.
  public var files: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}
