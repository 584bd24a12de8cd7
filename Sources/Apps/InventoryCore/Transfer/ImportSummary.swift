import Foundation
import ShortText

/// The result of checking the rows of a CSV file.
public struct ImportSummary: Equatable, Sendable {
  /// The number of items that can be imported.
  public let itemCount: Int

  /// The number of rows that have errors.
  public let problemCount: Int

  /// The names of columns that are not of items, and are not imported.
  public let unknownColumns: [String]

  /// Creates a summary.
  public init(itemCount: Int, problemCount: Int, unknownColumns: [String] = []) {
    self.itemCount = itemCount
    self.problemCount = problemCount
    self.unknownColumns = unknownColumns
  }

  /// A sentence for the user, such as “9,998 items can be imported, and 2 rows have errors.”
  public var message: String {
    let items = Self.count(itemCount, "item", zero: "No items")
    guard problemCount > 0 else { return "\(items) can be imported." }
    let rows = Self.count(problemCount, "row", zero: "No rows")
    return "\(items) can be imported, and \(rows) \(problemCount == 1 ? "has" : "have") errors."
  }

  /// A sentence for the user about columns that are not imported, or `nil`.
  public var unknownColumnsMessage: String? {
    guard !unknownColumns.isEmpty else { return nil }
    let names = unknownColumns.prefix(10).map { "“\($0.shortened)”" }.joined(separator: ", ")
    let more = unknownColumns.count > 10 ? " and more" : ""
    return unknownColumns.count == 1
      ? "The column \(names) is not imported."
      : "The columns \(names)\(more) are not imported."
  }

  /// Returns a number and a noun. The numbers are those of the English text.
  static func count(_ number: Int, _ noun: String, zero: String? = nil) -> String {
    if number == 0, let zero { return zero }
    let text = number.formatted(.number.locale(Locale(identifier: "en_US")))
    return "\(text) \(noun)\(number == 1 ? "" : "s")"
  }
}
