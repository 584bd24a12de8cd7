import ShortText

/// A reason why no row of a file can be imported.
public enum ImportFileProblem: Error, Equatable, Sendable {
  /// The file has no text.
  case isEmpty

  /// The file is not in the encoding UTF-8.
  case isNotUTF8

  /// The file is not a text.
  case isNotText

  /// The first row has too many columns.
  case tooManyColumns

  /// The first row has no column for names. The payload is the names of the columns.
  case nameIsMissing(found: [String])

  /// Two columns have the same name.
  case columnIsRepeated(String)

  /// A sentence for the user.
  public var message: String {
    switch self {
    case .isEmpty:
      "The file is empty. Its first line must be \(Self.header)."
    case .isNotUTF8:
      "The file is not in the encoding UTF-8. Export the file again as “CSV UTF-8”."
    case .isNotText:
      "The file is not a CSV file. A CSV file is a text whose first line is \(Self.header)."
    case .tooManyColumns:
      "The first line has more than \(CSVReader.maximumFieldCount) columns. Expected \(Self.header)."
    case .nameIsMissing(let found):
      """
      The first line has no column “name”. The line has \(Self.quoted(found)). Expected \
      \(Self.header), in any order.
      """
    case .columnIsRepeated(let name):
      "The first line has two columns “\(name)”. Each column must have a different name."
    }
  }

  private static var header: String {
    "“\(ItemColumn.allCases.map(\.rawValue).joined(separator: ","))”"
  }

  /// Returns the start of a list of names. A file of another kind can have a long first line.
  private static func quoted(_ names: [String]) -> String {
    let shown = names.prefix(10).map { "“\($0.shortened)”" }
    return shown.joined(separator: ", ") + (names.count > 10 ? " and more" : "")
  }
}
