/// A sentence about a number, and where it comes from.
///
/// ```swift
/// NumberFact(text: "6 is the smallest perfect number.", kind: .curated)
/// ```
///
/// The text is plain text: it is shown as it stands, never read as markup.
public struct NumberFact: Equatable, Sendable, Codable {
  /// Where a fact comes from.
  public enum Kind: String, Equatable, Sendable, Codable, CaseIterable {
    /// Written by a person and kept in the list of facts that comes with the app.
    case curated
    /// Worked out from the number itself.
    case computed
    /// Answered by a web service.
    case web
  }

  /// One complete English sentence, or what a web service answered.
  public var text: String
  /// Where the text comes from.
  public var kind: Kind

  public init(text: String, kind: Kind) {
    self.text = text
    self.kind = kind
  }
}
