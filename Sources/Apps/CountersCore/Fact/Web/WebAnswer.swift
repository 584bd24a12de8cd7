import Foundation

/// The response of a web service.
struct WebAnswer: Equatable, Sendable {
  var status: Int
  /// The media type in lowercase and without parameters, or `nil` if the response does not declare
  /// a media type.
  var mediaType: String?
  var body: Data

  /// Returns the fact in the response.
  ///
  /// The text is never parsed as markup. The method throws for a response that is declared as
  /// markup, and other text is shown unchanged.
  func fact() throws(FactError) -> String {
    guard 200..<300 ~= status else {
      throw FactError(reason: "The web service answered with status \(status), not with a fact.")
    }
    guard mediaType == nil || mediaType == "text/plain" else {
      throw FactError(
        reason: "The web service answered with '\(mediaType ?? "")', not with plain text."
      )
    }
    guard let text = String(bytes: body, encoding: .utf8), !text.contains(where: \.isControl) else {
      throw FactError(reason: "The web service answered with something that is not text.")
    }
    let fact = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !fact.isEmpty else {
      throw FactError(reason: "The web service answered with nothing.")
    }
    return fact
  }
}

extension Character {
  /// Whether the character is a control character, which does not occur in text but, for example,
  /// in the first bytes of an image.
  fileprivate var isControl: Bool {
    !isWhitespace && unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
