/// The terms of a famous sequence of positive numbers, up to the last term that fits in 64 bits.
///
/// ```swift
/// GrowingSequence.fibonacci.index(of: 144)  // 12
/// GrowingSequence.factorial.index(of: 25)  // nil
/// ```
///
/// Each sequence has fewer than a hundred such terms. The terms of a sequence are computed once.
struct GrowingSequence: Sendable {
  /// The terms in ascending order. A term that is equal to a later term is omitted, because a value
  /// must have only one index.
  let terms: [UInt64]
  /// The index in the sequence of the first element of `terms`.
  let firstIndex: Int

  /// Returns the index of `value` in the sequence, or `nil` if `value` is not a term.
  func index(of value: UInt64) -> Int? {
    terms.firstIndex(of: value).map { $0 + firstIndex }
  }

  /// F₂ = 1, F₃ = 2, F₄ = 3… F₁ is omitted, because F₁ is also 1.
  static let fibonacci = recurrence(1, 2, from: 2) { $0.addingReportingOverflow($1) }

  /// L₁ = 1, L₂ = 3, L₃ = 4…
  static let lucas = recurrence(1, 3, from: 1) { $0.addingReportingOverflow($1) }

  /// P₁ = 1, P₂ = 2, P₃ = 5… by Pₙ₊₁ = 2Pₙ + Pₙ₋₁.
  static let pell = recurrence(1, 2, from: 1) { older, newer in
    let (double, overflow) = newer.multipliedReportingOverflow(by: 2)
    let (sum, carry) = double.addingReportingOverflow(older)
    return (sum, overflow || carry)
  }

  /// 1!, 2!, 3!…
  static let factorial = products(of: 1...)

  /// The products of the first primes: 2, 6, 30…
  static let primorial = products(of: sequence(first: 2) { $0.nextPrime })

  /// C₁ = 1, C₂ = 2, C₃ = 5… by Cₙ₊₁ = Cₙ (4n + 2) / (n + 2).
  static let catalan: GrowingSequence = {
    var terms: [UInt64] = [1]
    while let last = terms.last {
      let n = UInt128(terms.count)
      guard let next = UInt64(exactly: UInt128(last) * (4 * n + 2) / (n + 2)) else { break }
      terms.append(next)
    }
    return GrowingSequence(terms: terms, firstIndex: 1)
  }()

  private static func recurrence(
    _ first: UInt64,
    _ second: UInt64,
    from firstIndex: Int,
    next: (UInt64, UInt64) -> (partialValue: UInt64, overflow: Bool)
  ) -> GrowingSequence {
    var terms = [first, second]
    while true {
      let (term, overflow) = next(terms[terms.count - 2], terms[terms.count - 1])
      if overflow { return GrowingSequence(terms: terms, firstIndex: firstIndex) }
      terms.append(term)
    }
  }

  private static func products(of factors: some Sequence<UInt64>) -> GrowingSequence {
    var (terms, product): ([UInt64], UInt64) = ([], 1)
    for factor in factors {
      let (next, overflow) = product.multipliedReportingOverflow(by: factor)
      if overflow { break }
      product = next
      terms.append(product)
    }
    return GrowingSequence(terms: terms, firstIndex: 1)
  }
}
