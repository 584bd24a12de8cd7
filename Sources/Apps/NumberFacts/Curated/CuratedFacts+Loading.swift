import Foundation

extension CuratedFacts {
  /// The error that is thrown if a file of facts can't be read. An app can show the description,
  /// and use only the computed facts.
  public struct Unreadable: LocalizedError, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The description of the system error.
    public let reason: String

    /// A message with the path of the file and the reason.
    public var description: String {
      "The number facts could not be read from “\(path)”: \(reason)"
    }

    /// The same message as `description`, for code that shows localized errors.
    public var errorDescription: String? { description }
  }

  /// Reads the file at `url`.
  ///
  /// Throws ``Unreadable`` if the file is missing or can't be read. The method does not throw for
  /// invalid lines, which are listed in ``problems``.
  public static func load(from url: URL) throws(Unreadable) -> CuratedFacts {
    do {
      return CuratedFacts(parsing: try Data(contentsOf: url))
    } catch {
      throw Unreadable(path: url.path, reason: error.localizedDescription)
    }
  }
}
