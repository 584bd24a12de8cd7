/// Facts that people wrote, by number.
///
/// They are kept in a text file with one fact a line, its three columns separated by tabs:
///
/// ```
/// # A comment.
/// 1729 ⇥ 1^3 + 12^3; 9^3 + 10^3 ⇥ 1729 is the number of Ramanujan's taxicab.
/// 7 ⇥ culture ⇥ A week has 7 days.
/// ```
///
/// The second column says why the fact is true: how a test derives it, in expressions that are equal
/// to the number and properties that it has, separated by semicolons; or, when nothing can be
/// computed, one of the words of ``CuratedFacts/Ground``. The app does not look into it any further.
///
/// A bad line is left out and listed in ``problems`` with its number; the rest is kept.
public struct CuratedFacts: Equatable, Sendable {
  /// One line of the file.
  struct Entry: Equatable, Sendable {
    let line: Int
    let number: Int
    let support: Support
    let sentence: String
  }

  /// Why a fact is true.
  enum Support: Equatable, Sendable {
    /// Because a test derives it, in these ways.
    case checks([String])
    /// Because of something that no short computation can derive.
    case ground(Ground)
  }

  /// What a fact rests on that cannot be computed. The file explains the words at its top.
  enum Ground: String, CaseIterable, Sendable {
    case definition
    case culture
    case history
    case science
    case theorem
  }

  /// What is wrong with one line, for the person who edits the file.
  public struct Problem: Equatable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// What was found, and what was expected.
    public let message: String

    public var description: String { "Line \(line): \(message)" }
  }

  /// The good lines, in the order of the file.
  let entries: [Entry]
  /// The bad lines, in the order of the file.
  public let problems: [Problem]
  private let entriesByNumber: [Int: [Entry]]

  /// No facts at all.
  public init() {
    self.init(entries: [], problems: [])
  }

  init(entries: [Entry], problems: [Problem]) {
    self.entries = entries
    self.problems = problems
    self.entriesByNumber = Dictionary(grouping: entries, by: \.number)
  }

  /// How many facts there are.
  public var count: Int { entries.count }

  /// The facts about `number`, in the order of the file; empty when there are none.
  public func facts(about number: Int) -> [NumberFact] {
    entriesByNumber[number, default: []].map { NumberFact(text: $0.sentence, kind: .curated) }
  }
}
