/// The words and signs of a check.
struct CheckTokens {
  private var rest: ArraySlice<String>

  init(_ text: String) {
    var tokens: [String] = []
    var followsOn = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if isWord && followsOn || character == "=" && ["<", ">"].contains(tokens.last) {
        tokens[tokens.count - 1].append(character)
      } else if character != " " {
        tokens.append(String(character))
      }
      followsOn = isWord
    }
    rest = tokens[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Removes and returns the next token if the token is in `tokens`. Otherwise returns `nil`.
  mutating func accept(_ tokens: String...) -> String? {
    guard let first = rest.first, tokens.contains(first) else { return nil }
    return rest.removeFirst()
  }

  mutating func expect(_ token: String) throws {
    guard accept(token) != nil else {
      throw CheckExpression.Malformed("“\(rest.first ?? "the end")” where “\(token)” should be")
    }
  }

  /// Returns the next token, which must be a word or a number.
  mutating func word() throws -> String {
    guard let first = rest.first, first.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      throw CheckExpression.Malformed("“\(rest.first ?? "the end")” where a value should be")
    }
    return rest.removeFirst()
  }
}
