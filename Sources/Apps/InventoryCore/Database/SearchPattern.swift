/// The words of a search, as a pattern of SQLite's full-text search.
///
/// The source of the syntax is <https://www.sqlite.org/fts5.html#full_text_query_syntax>.
struct SearchPattern: Hashable, Sendable {
  private let words: [Substring]

  /// Creates the pattern of a text that the user has entered.
  ///
  /// The words consist of letters and digits, as in the tokenizer of the search. Other characters,
  /// such as quotation marks, separate words.
  init(_ text: String) {
    words = text.split { !($0.isLetter || $0.isNumber) }
  }

  /// Whether the text has no words, so that all items match.
  var isEmpty: Bool { words.isEmpty }

  /// The argument of `MATCH`: each word is the start of a word of the item.
  var sql: String {
    words.map { "\"\($0)\"*" }.joined(separator: " ")
  }
}
