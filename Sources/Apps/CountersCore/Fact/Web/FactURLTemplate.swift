import Foundation

/// The URL of a web service for facts about numbers, with the placeholder `{number}`. An example is
/// `http://numbersapi.com/{number}`.
public struct FactURLTemplate: Equatable, Sendable {
  /// The template, which contains `{number}` at least once.
  public let text: String

  /// Creates a template from a text.
  ///
  /// - Throws: ``Invalid``, if the text is not an HTTP or HTTPS URL with a placeholder.
  public init(_ text: String) throws(Invalid) {
    let placeholder = "{number}"
    guard text.contains(placeholder) else {
      throw Invalid(text: text, problem: "{number} is missing")
    }
    let filled = text.replacing(placeholder, with: "7")
    guard let url = URL(string: filled), let scheme = url.scheme?.lowercased(),
      url.host()?.isEmpty == false
    else {
      throw Invalid(text: text, problem: "the text is not a URL with a scheme and a host")
    }
    guard ["http", "https"].contains(scheme) else {
      throw Invalid(text: text, problem: "the scheme is '\(scheme)', not 'http' or 'https'")
    }
    self.text = text
  }

  /// Returns the URL for a number, or `nil` if the template with this number is not a valid URL.
  public func url(for number: Int) -> URL? {
    URL(string: text.replacing("{number}", with: String(number)))
  }

  /// The error of a text that is not a valid template.
  public struct Invalid: Error, Equatable, CustomStringConvertible {
    /// The invalid text.
    public let text: String

    /// The reason, as a clause without a full stop.
    public let problem: String

    /// A message of two sentences for the user, with an example of a template.
    public var description: String {
      """
      '\(text)' is not a URL for facts: \(problem). Expected a URL such as \
      http://numbersapi.com/{number}.
      """
    }
  }
}
