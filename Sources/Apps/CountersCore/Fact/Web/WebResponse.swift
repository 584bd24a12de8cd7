import Foundation

/// The response of a web service.
struct WebResponse: Equatable, Sendable {
  var status: Int
  /// The media type in lowercase and without parameters, or `nil` if the response does not declare
  /// a media type.
  var mediaType: String?
  var body: Data

  /// Returns the text of the body. Each sequence of whitespace is replaced by one space, and
  /// whitespace at the start and at the end is removed. The text is never parsed as markup.
  ///
  /// Throws an error if the status is not from 200 to 299, or if the declared media type is not
  /// `text/plain`. Also throws an error if the body is not UTF-8, contains control characters, or
  /// contains only whitespace.
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
  /// Whether the character is a control character other than whitespace. Such characters are in
  /// binary data, for example in an image, and not in text.
  fileprivate var isControl: Bool {
    !isWhitespace && unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
