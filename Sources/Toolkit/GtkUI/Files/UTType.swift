import Gtk

/// A type of files, such as PNG images.
///
/// ```swift
/// let type = UTType(filenameExtension: "csv")
/// type == .commaSeparatedText  // true
/// ```
///
/// The types are the MIME types of the desktop. An Apple platform has its own identifiers, so the
/// identifiers differ: the identifier of ``png`` is `image/png`, and not `public.png`.
public struct UTType: Hashable, Identifiable, Sendable {
  /// The MIME type. The subtype is `*` for a type that includes all subtypes.
  public let identifier: String

  /// The usual end of the names of the files, without a full stop, or `nil`.
  public let preferredFilenameExtension: String?

  /// The MIME type.
  public var id: String { identifier }

  /// The MIME type, or `nil` for a type that includes several MIME types.
  public var preferredMIMEType: String? { identifier.hasSuffix("*") ? nil : identifier }

  /// The name of the type in the language of the user, or `nil` for a type that includes several
  /// MIME types.
  @MainActor public var localizedDescription: String? {
    preferredMIMEType.map(ContentType.description)
  }

  /// Creates the type of a MIME type, such as `text/csv`.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type. If the text has no slash, the result is `nil`.
  ///   - filenameExtension: The usual end of the names of the files, without a full stop.
  public init?(mimeType: String, filenameExtension: String? = nil) {
    guard mimeType.contains("/") else { return nil }
    self.init(mimeType.lowercased(), filenameExtension)
  }

  /// Creates the type of the files whose names have an end, such as `csv`. If the desktop knows no
  /// such type, the result is `nil`.
  public init?(filenameExtension: String) {
    // The database of some desktops has several types for one end of names, such as `png`.
    let known = Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
    if let known {
      self = known
    } else if let type = ContentType.guess(fileName: "file.\(filenameExtension)") {
      self.init(type, filenameExtension)
    } else {
      return nil
    }
  }

  init(_ identifier: String, _ filenameExtension: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  /// Returns whether each file of the type is also a file of another type.
  public func conforms(to type: UTType) -> Bool {
    ContentType.conforms(identifier, to: type.identifier)
  }

  /// Compares the MIME types.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes the MIME type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}
