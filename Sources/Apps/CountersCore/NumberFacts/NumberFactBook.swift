/// All that the app knows about any number without asking anybody: the curated facts first, then
/// the computed ones.
///
/// ```swift
/// let book = NumberFactBook(curated: try .load(from: url))
/// let first = book.fact(about: 6, after: nil)
/// let second = book.fact(about: 6, after: first)
/// ```
///
/// The order is always the same, so a test can say which fact comes next. Without curated facts
/// (their file may be missing) the book goes on with the computed ones.
public struct NumberFactBook: Sendable {
  /// The facts that people wrote.
  public var curated: CuratedFacts

  public init(curated: CuratedFacts = CuratedFacts()) {
    self.curated = curated
  }

  /// Every fact about `number`, best first, no sentence twice. Never empty.
  ///
  /// Complexity: that of ``ComputedFacts/facts(about:)``, some milliseconds at worst, so it belongs
  /// off the main actor.
  public func facts(about number: Int) -> [NumberFact] {
    var seen: Set<String> = []
    return (curated.facts(about: number) + ComputedFacts.facts(about: number))
      .filter { seen.insert($0.text).inserted }
  }

  /// The fact that follows `previous`, starting again after the last one.
  ///
  /// Without a previous fact, or with one that this book does not have (from the web, or about
  /// another number), the answer is the first.
  public func fact(about number: Int, after previous: NumberFact?) -> NumberFact {
    let facts = facts(about: number)
    guard let previous, let index = facts.firstIndex(of: previous) else { return facts[0] }
    return facts[(index + 1) % facts.count]
  }
}
