import Foundation
import NumberFacts

/// A screen is encoded as one string: `counter/42`, `fact/7`, or `fact/7/computed/7 is prime.` with
/// the fact that the screen shows. A file can contain thousands of screens, and a string is decoded
/// faster than an object.
extension SavedScreen: Codable, LosslessStringConvertible {
  /// The version of this format.
  public static let version = 2

  /// Creates a screen from its string in a session file. Returns `nil` if the string is not valid.
  public init?(_ description: String) {
    var fields = Fields(rest: Substring(description))
    guard let screen = fields.next(), let number = fields.next().flatMap({ Int($0) }) else {
      return nil
    }
    let kind = fields.next()
    switch (screen, kind, fields.rest) {
    case ("counter", nil, nil):
      self = .counter(count: number)
    case ("fact", nil, nil):
      self = .fact(number: number, shown: nil)
    case ("fact", let kind?, let text?):
      guard let kind = NumberFact.Kind(rawValue: String(kind)) else { return nil }
      self = .fact(number: number, shown: NumberFact(text: String(text), kind: kind))
    default:
      return nil
    }
  }

  /// The string of the screen in a session file, such as `counter/42`.
  public var description: String {
    switch self {
    case .counter(let count): "counter/\(count)"
    case .fact(let number, nil): "fact/\(number)"
    case .fact(let number, let shown?): "fact/\(number)/\(shown.kind.rawValue)/\(shown.text)"
    }
  }

  /// Decodes the string of a screen. Throws `DecodingError.dataCorrupted` if the string is not
  /// valid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let description = try container.decode(String.self)
    guard let screen = SavedScreen(description) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(description)' is not a valid screen."
      )
    }
    self = screen
  }

  /// Encodes the screen as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a file of an older format. Returns `nil` if `version` is not the version of an older
  /// format. Throws a `DecodingError` if the file is not valid.
  public static func screens(version: Int, file: Data) throws -> [SavedScreen]? {
    guard version == 1 else { return nil }
    return try JSONDecoder().decode(FirstFormat.self, from: file).session.map {
      switch $0 {
      case .counter(let count): .counter(count: count)
      case .fact(let number, let shown): .fact(number: number, shown: shown)
      }
    }
  }
}

/// A parser of fields that are separated by slashes. Only the requested fields are parsed.
private struct Fields {
  /// The remaining text, including its slashes, or `nil` if no field is left.
  private(set) var rest: Substring?

  mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      rest = nil
      return text
    }
    rest = text[text.utf8.index(after: slash)...]
    return text[..<slash]
  }
}

/// The first format of a file, in which each screen is an object, such as
/// `{"counter":{"count":42}}`.
private struct FirstFormat: Decodable {
  enum Screen: Decodable {
    case counter(count: Int)
    case fact(number: Int, shown: NumberFact?)
  }

  let session: [Screen]
}
