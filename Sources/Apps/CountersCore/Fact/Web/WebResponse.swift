import Foundation

/// The response of a web service.
struct WebResponse: Equatable, Sendable {
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
      throw FactError(reason: "The web service responded with status \(status) instead of a fact.")
    }
    guard mediaType == nil || mediaType == "text/plain" else {
      throw FactError(
        reason: "The web service responded with '\(mediaType ?? "")' instead of plain text."
      )
    }
    guard let text = String(bytes: body, encoding: .utf8), !text.contains(where: \.isControl) else {
      throw FactError(reason: "The response of the web service is not text.")
    }
    let fact = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !fact.isEmpty else {
      throw FactError(reason: "The response of the web service is empty.")
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
