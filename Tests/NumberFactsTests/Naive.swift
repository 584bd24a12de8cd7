/// Literal definitions, slow and obvious, with which the fast implementations are compared.
enum Naive {
  static func divisors(_ n: Int) -> [Int] {
    n < 1 ? [] : (1...n).filter { n % $0 == 0 }
  }

  static func isPrime(_ n: Int) -> Bool {
    divisors(n).count == 2
  }

  static func digits(_ n: Int) -> [Int] {
    String(n).compactMap(\.wholeNumberValue)
  }

  static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  /// Returns the terms of a sequence that are at most `limit`, from its first index.
  static func terms(from first: Int, upTo limit: Int, _ term: (Int) -> Int) -> [Int] {
    var terms: [Int] = []
    for index in first... {
      let value = term(index)
      if value > limit { break }
      terms.append(value)
    }
    return terms
  }
}
