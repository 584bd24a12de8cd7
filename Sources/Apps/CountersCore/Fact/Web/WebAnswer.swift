import Foundation

/// What a web service answered.
struct WebAnswer: Equatable, Sendable {
  var status: Int
  /// Without parameters, in small letters; `nil` if the service doesn't say.
  var mediaType: String?
  var body: Data

  /// The fact that the answer is.
  ///
  /// It is never read as markup: what is declared to be some is refused, and all else is shown as it
  /// stands.
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
  /// Whether it is a sign that no text has, such as the first byte of a picture.
  fileprivate var isControl: Bool {
    !isWhitespace && unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
