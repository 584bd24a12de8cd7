/// Curated facts, which people have written, by number.
///
/// The facts are stored in a text file. A line is a fact in three columns, which are separated by
/// tabs, unless the line is blank or a comment:
///
/// ```
/// # A comment.
/// 1729 ⇥ 1^3 + 12^3; 9^3 + 10^3 ⇥ 1729 is the number of Ramanujan's taxicab.
/// 7 ⇥ culture ⇥ A week has 7 days.
/// ```
///
/// The second column is the reason why the fact is true. If a test can derive the fact, the column
/// contains checks, separated by semicolons. A check is an expression that is equal to the number,
/// or a condition. Otherwise the column contains a word of ``CuratedFacts/Ground``. The app does
/// not evaluate the checks.
///
/// An invalid line is skipped, and listed in ``problems`` with its line number.
public struct CuratedFacts: Equatable, Sendable {
  /// A fact, with the number of its line in the file.
  struct Entry: Equatable, Sendable {
    let line: Int
    let number: Int
    let support: Support
    let sentence: String
  }

  /// The reason why a fact is true.
  enum Support: Equatable, Sendable {
    /// The checks with which a test derives the fact.
    case checks([String])
    /// The ground of a fact that a test can't derive.
    case ground(Ground)
  }

  /// The ground of a fact that a test can't derive. The comment at the top of the file explains the
  /// grounds.
  enum Ground: String, CaseIterable, Sendable {
    case definition
    case culture
    case history
    case science
    case theorem
  }

  /// An error in a line, for people who edit the file.
  public struct Problem: Equatable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// The reason why the line is invalid.
    public let message: String

    /// A message with the number of the line and the problem.
    public var description: String { "Line \(line): \(message)" }
  }

  /// The facts of the valid lines, in the order of the file.
  let entries: [Entry]
  /// The errors of the invalid lines, in the order of the file.
  public let problems: [Problem]
  private let entriesByNumber: [Int: [Entry]]

  /// Creates an empty collection of facts.
  public init() {
    self.init(entries: [], problems: [])
  }

  init(entries: [Entry], problems: [Problem]) {
    self.entries = entries
    self.problems = problems
    self.entriesByNumber = Dictionary(grouping: entries, by: \.number)
  }

  /// The number of facts.
  public var count: Int { entries.count }

  /// Returns the facts about `number`, in the order of the file. The result is empty if there are
  /// no facts about `number`.
  public func facts(about number: Int) -> [NumberFact] {
    entriesByNumber[number, default: []].map { NumberFact(text: $0.sentence, kind: .curated) }
  }
}
