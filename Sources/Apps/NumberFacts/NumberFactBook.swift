/// The facts that are available without a web service. The facts about a number are the curated
/// facts, followed by the computed facts.
///
/// ```swift
/// let book = NumberFactBook(curated: try .load(from: url))
/// let first = book.fact(about: 6, after: nil)
/// let second = book.fact(about: 6, after: first)
/// ```
///
/// The order of the facts about a number is always the same, so that a test can expect the next
/// fact. Without curated facts, for example if their file is missing, the book contains only the
/// computed facts.
public struct NumberFactBook: Sendable {
  /// The facts that people have written.
  public var curated: CuratedFacts

  /// Creates a book of `curated` and of the computed facts. By default, `curated` is empty.
  public init(curated: CuratedFacts = CuratedFacts()) {
    self.curated = curated
  }

  /// Returns the facts about `number`, the curated facts first, without duplicate sentences. The
  /// result is never empty.
  ///
  /// The method calls ``ComputedFacts/facts(about:)``, which can take several milliseconds. Do not
  /// call this method on the main actor.
  public func facts(about number: Int) -> [NumberFact] {
    var seen: Set<String> = []
    return (curated.facts(about: number) + ComputedFacts.facts(about: number))
      .filter { seen.insert($0.text).inserted }
  }

  /// Returns the fact after `previous`, or the first fact if `previous` is the last fact.
  ///
  /// The result is also the first fact if `previous` is `nil`, or is not a fact about `number` in
  /// this book.
  public func fact(about number: Int, after previous: NumberFact?) -> NumberFact {
    let facts = facts(about: number)
    guard let previous, let index = facts.firstIndex(of: previous) else { return facts[0] }
    return facts[(index + 1) % facts.count]
  }
}
