/// A writer of JSON with sorted keys.
struct JSONWriter {
  private let isIndented: Bool
  private var text = ""

  /// Returns the value on several lines, with an indentation of two spaces.
  static func document(_ value: JSONValue) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.append(value, indentation: 0)
    return writer.text + "\n"
  }

  /// Returns the value on one line.
  static func line(_ value: JSONValue) -> String {
    var writer = JSONWriter(isIndented: false)
    writer.append(value, indentation: 0)
    return writer.text
  }

  private init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  private mutating func append(_ value: JSONValue, indentation: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): append(string)
    case .array(let values):
      append(values, in: ("[", "]"), indentation: indentation) { writer, value in
        writer.append(value, indentation: indentation + 1)
      }
    case .object(let members):
      let members = members.sorted { $0.key < $1.key }
      append(members, in: ("{", "}"), indentation: indentation) { writer, member in
        writer.append(member.key)
        writer.text += ": "
        writer.append(member.value, indentation: indentation + 1)
      }
    }
  }

  private mutating func append<Element>(
    _ elements: [Element],
    in brackets: (String, String),
    indentation: Int,
    element: (inout Self, Element) -> Void
  ) {
    text += brackets.0
    for (index, value) in elements.enumerated() {
      if index > 0 { text += isIndented ? "," : ", " }
      startLine(indentation + 1)
      element(&self, value)
    }
    if !elements.isEmpty { startLine(indentation) }
    text += brackets.1
  }

  private mutating func startLine(_ indentation: Int) {
    guard isIndented else { return }
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  private mutating func append(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
