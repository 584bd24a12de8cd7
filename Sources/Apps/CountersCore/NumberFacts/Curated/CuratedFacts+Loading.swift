import Foundation

extension CuratedFacts {
  /// Why the file of facts could not be read at all.
  ///
  /// An app shows the description, or logs it, and goes on with the computed facts.
  public struct Unreadable: LocalizedError, Equatable, CustomStringConvertible {
    /// Where the file was expected.
    public let path: String
    /// What the system says about it.
    public let reason: String

    public var description: String {
      "The number facts could not be read from “\(path)”: \(reason)"
    }

    public var errorDescription: String? { description }
  }

  /// Reads the file at `url`.
  ///
  /// Throws ``Unreadable`` when there is no such file, or it cannot be read. Bad lines are not an
  /// error: they stand in ``problems``.
  public static func load(from url: URL) throws(Unreadable) -> CuratedFacts {
    do {
      return CuratedFacts(parsing: try Data(contentsOf: url))
    } catch {
      throw Unreadable(path: url.path, reason: error.localizedDescription)
    }
  }
}
