/// The facts that need no web service: for each number, the curated facts first, then the computed
/// facts.
///
/// ```swift
/// let book = NumberFactBook(curated: try .load(from: url))
/// let first = book.fact(about: 6, after: nil)
/// let second = book.fact(about: 6, after: first)
/// ```
///
/// The order is always the same, so that a test can expect the next fact. If there are no curated
/// facts, for example because their file is missing, the book contains only the computed facts.
public struct NumberFactBook: Sendable {
  /// The facts that people have written.
  public var curated: CuratedFacts

  /// Creates a book of curated and computed facts. By default, all facts are computed.
  public init(curated: CuratedFacts = CuratedFacts()) {
    self.curated = curated
  }

  /// Returns every fact about `number`, the best first, without duplicate sentences. The result is
  /// never empty.
  ///
  /// Complexity: that of ``ComputedFacts/facts(about:)``, which takes some milliseconds at worst.
  /// Call this method off the main actor.
  public func facts(about number: Int) -> [NumberFact] {
    var seen: Set<String> = []
    return (curated.facts(about: number) + ComputedFacts.facts(about: number))
      .filter { seen.insert($0.text).inserted }
  }

  /// Returns the fact after `previous`, or the first fact after the last fact.
  ///
  /// If `previous` is `nil`, or is not in this book (a fact from the web, or about another number),
  /// the result is the first fact.
  public func fact(about number: Int, after previous: NumberFact?) -> NumberFact {
    let facts = facts(about: number)
    guard let previous, let index = facts.firstIndex(of: previous) else { return facts[0] }
    return facts[(index + 1) % facts.count]
  }
}
