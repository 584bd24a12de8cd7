/// A sentence about a number, and the source of the sentence.
///
/// ```swift
/// NumberFact(text: "6 is the smallest perfect number.", kind: .curated)
/// ```
///
/// The text is plain text, which is shown unchanged and never parsed as markup.
public struct NumberFact: Equatable, Sendable, Codable {
  /// The source of a fact.
  public enum Kind: String, Equatable, Sendable, Codable, CaseIterable {
    /// Written by a person, in the list of facts that is installed with the app.
    case curated
    /// Computed from the number itself.
    case computed
    /// Fetched from a web service.
    case web
  }

  /// A complete English sentence, or the text of a web service's response.
  public var text: String
  /// The source of the text.
  public var kind: Kind

  /// Creates a fact. The text is not checked.
  public init(text: String, kind: Kind) {
    self.text = text
    self.kind = kind
  }
}
