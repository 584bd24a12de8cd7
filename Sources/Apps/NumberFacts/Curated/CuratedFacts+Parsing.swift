extension CuratedFacts {
  /// Parses facts from text in the format that ``CuratedFacts`` describes.
  ///
  /// Parsing never fails. Errors in lines are listed in ``problems``.
  ///
  /// Complexity: O(length of the text).
  public init(parsing text: String) {
    self.init(parsing: text.utf8)
  }

  /// Parses facts from UTF-8. Lines end with a line feed, with or without a carriage return.
  ///
  /// The bytes are split into lines before the lines are decoded, so that a line that is not UTF-8
  /// does not affect other lines.
  init(parsing bytes: some Collection<UInt8>) {
    var (entries, problems): ([Entry], [Problem]) = ([], [])
    var lines: [String: Int] = [:]
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (row, line) in zip(rows, 1...) {
      do throws(LineError) {
        guard let entry = try Entry(line: line, bytes: row) else { continue }
        if let first = lines[entry.sentence] {
          throw LineError("the same sentence is already on line \(first).")
        }
        lines[entry.sentence] = line
        entries.append(entry)
      } catch {
        problems.append(Problem(line: line, message: error.message))
      }
    }
    self.init(entries: entries, problems: problems)
  }

  /// The error of an invalid line.
  fileprivate struct LineError: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }
}

extension CuratedFacts.Entry {
  /// Parses a line. Returns `nil` for a line that is blank or a comment, and throws an error for an
  /// invalid line.
  fileprivate init?(
    line: Int,
    bytes: some Collection<UInt8>
  ) throws(CuratedFacts.LineError) {
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw .init("the line is not UTF-8 text.")
    }
    if text.last == "\r" { text.removeLast() }
    if line == 1, text.first == "\u{FEFF}" { text.removeFirst() }
    if text.first == "#" || text.allSatisfy(\.isWhitespace) { return nil }

    let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 3 else {
      throw .init(
        "found \(English.count(columns.count, "column")), expected three separated by tabs: "
          + "number, check, sentence."
      )
    }
    guard let number = Int(columns[0]) else {
      throw .init(
        "“\(columns[0])” is not a whole number between \(Int.min) and \(Int.max)."
      )
    }
    guard let support = CuratedFacts.Support(column: columns[1]) else {
      throw .init(
        "the check “\(columns[1])” is invalid, expected expressions and properties, or one of "
          + "\(English.list(CuratedFacts.Ground.allCases.map(\.rawValue)))."
      )
    }
    guard columns[2].last == "." else {
      throw .init("the sentence “\(columns[2])” does not end with a full stop.")
    }
    self.init(line: line, number: number, support: support, sentence: columns[2])
  }
}

extension CuratedFacts.Support {
  /// Parses the second column of a line. Returns `nil` if the column is neither a list of checks
  /// nor a ground.
  fileprivate init?(column: String) {
    if let ground = CuratedFacts.Ground(rawValue: column) {
      self = .ground(ground)
      return
    }
    let checks = column.split(separator: ";", omittingEmptySubsequences: false).map { part in
      String(part.drop(while: \.isWhitespace))
    }
    guard !checks.contains(where: \.isEmpty), checks != ["-"] else { return nil }
    self = .checks(checks)
  }
}
