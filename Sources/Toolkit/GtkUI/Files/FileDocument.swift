import Foundation

/// A value that is read from a file and written to a file.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes: [UTType] = [.plainText]
///   var text: String
///
///   init(text: String) { self.text = text }
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The type of the file to which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of the files that contain such documents.
  static var readableContentTypes: [UTType] { get }

  /// The types of the files to which such documents can be written. By default, the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates the document of a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the content of a file with the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a ``FileDocument`` is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// The content of the file.
  public let file: FileWrapper

  /// Creates the configuration of a file, for example in a test.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The type of the file to which a ``FileDocument`` is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// Creates the configuration of a type, for example in a test.
  public init(contentType: UTType) {
    self.contentType = contentType
  }
}

/// The content of a file, and its suggested name. Foundation's class of this name does not exist on
/// Linux. Folders are not supported.
public final class FileWrapper: Sendable {
  /// The content of the file.
  public let regularFileContents: Data?

  /// The suggested name of the file, or `nil`.
  public let preferredFilename: String?

  /// Creates the content of a file.
  public init(regularFileWithContents contents: Data, preferredFilename: String? = nil) {
    regularFileContents = contents
    self.preferredFilename = preferredFilename
  }

  /// Replaces a file in one step.
  func write(to url: URL) throws {
    try (regularFileContents ?? Data()).write(to: url, options: .atomic)
  }
}
