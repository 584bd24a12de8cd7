/// The words of a search, as a pattern of SQLite's full-text search.
///
/// The source of the syntax is <https://www.sqlite.org/fts5.html#full_text_query_syntax>.
struct SearchPattern: Hashable, Sendable {
  /// The words that are searched in the index.
  private let words: [Substring]

  /// The texts of scripts that write no spaces between words, such as Thai. The index takes a whole
  /// text for one word, so an item also matches if its name or its notes contain the text.
  let parts: [String]

  /// Creates the pattern of a text that the user has entered.
  ///
  /// The words consist of letters and digits, as in the tokenizer of the search. Other characters,
  /// such as quotation marks, separate words.
  init(_ text: String) {
    let all = text.split { !($0.isLetter || $0.isNumber) }
    words = all.filter { !$0.contains(where: \.isOfScriptWithoutSpaces) }
    parts = all.filter { $0.contains(where: \.isOfScriptWithoutSpaces) }.map(String.init)
  }

  /// Whether the text has no words, so that all items match.
  var isEmpty: Bool { words.isEmpty && parts.isEmpty }

  /// The argument of `MATCH`: each word is the start of a word of the item. `nil` without words.
  var sql: String? {
    words.isEmpty ? nil : words.map(Self.start).joined(separator: " ")
  }

  /// Returns the argument of `MATCH` for the start of a word.
  static func start(of word: some StringProtocol) -> String { "\"\(word)\"*" }
}

extension Character {
  /// Whether the character is Thai, Lao, Burmese, Khmer, Japanese or Chinese.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: true
      case 0x3040..<0x3100, 0x31F0..<0x3200, 0x3400..<0xA000, 0xF900..<0xFB00: true
      case 0x20000..<0x40000: true
      default: false
      }
    }
  }
}
