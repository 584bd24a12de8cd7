import Foundation

/// A value of JSON. A number is stored as its text, so that a file that is read and written again
/// contains the same numbers.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The payload is a valid number of JSON.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The kind of the value with an article, for messages: "a string".
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value as JSON on one line, shortened to a length for messages.
  var summary: String {
    let text = JSONWriter.line(self)
    return text.count <= 60 ? text : text.prefix(59) + "…"
  }
}
