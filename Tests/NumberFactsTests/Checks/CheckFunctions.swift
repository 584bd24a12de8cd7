/// The functions and properties that a check may use, besides arithmetic and searches.
///
/// The definitions are literal, slow and obvious. A value that doesn't fit in an `Int` traps. Only
/// an invalid line of the file causes such a value.
enum CheckFunctions {
  struct Function<Result>: Sendable {
    let accepts: @Sendable (Int) -> Bool
    let body: @Sendable ([Int]) -> Result

    static func one(_ body: @escaping @Sendable (Int) -> Result) -> Self {
      Self(accepts: { $0 == 1 }, body: { body($0[0]) })
    }

    static func two(_ body: @escaping @Sendable (Int, Int) -> Result) -> Self {
      Self(accepts: { $0 == 2 }, body: { body($0[0], $0[1]) })
    }

    static func three(_ body: @escaping @Sendable (Int, Int, Int) -> Result) -> Self {
      Self(accepts: { $0 == 3 }, body: { body($0[0], $0[1], $0[2]) })
    }

    static func list(_ body: @escaping @Sendable ([Int]) -> Result) -> Self {
      Self(accepts: { $0 > 1 }, body: body)
    }
  }

  static let numbers: [String: Function<Int>] = [
    "bell": .one(bell),
    "birthdays": .two(sharedBirthdays),
    "binomial": .two(binomial),
    "catalan": .one { binomial(2 * $0, $0) / ($0 + 1) },
    "census": .one(census),
    "change": .list { ways(toPay: $0[0], with: $0.dropFirst()) },
    "collatz": .one(collatzSteps),
    "concat": .list { Int($0.map(String.init).joined()) ?? 0 },
    "cubenets": .one { Polyomino.free($0).filter(\.foldsIntoCube).count },
    "derangements": .one(derangements),
    "digitfactorials": .one { digits($0).map { (0..<$0).reduce(1) { $0 * ($1 + 1) } }.sum },
    "digitpowers": .two { n, exponent in digits(n).map { Naive.power($0, exponent) }.sum },
    "digitproduct": .one { digits($0).reduce(1, *) },
    "digits": .one { digits($0).count },
    "digitsum": .one { digits($0).sum },
    "divisors": .one { divisors($0).count },
    "factorialmod": .two { k, modulus in (1...k).reduce(1) { $0 * $1 % modulus } },
    "fibonacci": .one { (0..<$0).reduce((0, 1)) { pair, _ in (pair.1, pair.0 + pair.1) }.0 },
    "gcd": .two(commonDivisor),
    "latinsquares": .one { latinSquares(of: $0, filled: []) },
    "letter": .two { n, place in EnglishName.letters(n).filter { $0 == place }.count },
    "letters": .one { EnglishName.letters($0).count },
    "nthprime": .one { k in primes.prefix(k).last ?? 0 },
    "order": .two(order),
    "partitions": .one { ways(toPay: $0, with: (1...$0).map { $0 }[...]) },
    "persistence": .one(persistence),
    "phi": .one { n in (1...n).filter { commonDivisor($0, n) == 1 }.count },
    "pidecimal": .one { Pi.decimals[$0] },
    "polyominoes": .one { Polyomino.free($0).count },
    "powermod": .three { base, exponent, modulus in
      (0..<exponent).reduce(1) { power, _ in power * base % modulus }
    },
    "primefactors": .one { divisors($0).filter(isPrime).count },
    "queens": .one { queens(on: $0, placed: []) },
    "reverse": .one { Int(String(String($0).reversed())) ?? 0 },
    "roman": .one(romanLetters),
    "routine": .two(sortAndSubtract),
    "selections": .list { selections(of: $0.dropFirst(), worth: $0[0]) },
    "sigma": .one { divisors($0).sum },
    "smallestsum": .two(smallestSum),
    "stirling": .two(stirling),
    "triangular": .one { (0...$0).reduce(0, +) },
    "upsidedown": .one(upsideDown),
    "ways": .two(sumsOfTwoPowers),
    "weekday": .three(weekday),
  ]

  static let properties: [String: Function<Bool>] = [
    "abundant": .one { divisors($0).sum > 2 * $0 },
    "alphabetical": .one { EnglishName.letters($0) == EnglishName.letters($0).sorted() },
    "carmichael": .one(isCarmichael),
    "composite": .one { $0 > 1 && !isPrime($0) },
    "cube": .one { n in root(n.magnitude, 3) != nil },
    "distinct": .one { Set(digits($0)).count == digits($0).count },
    "happy": .one(isHappy),
    "palindrome": .one { digits($0) == digits($0).reversed() },
    "pandigital": .one { digits($0).sorted() == Array(0...9) },
    "perfect": .one { $0 > 1 && divisors($0).sum == 2 * $0 },
    "power": .one { n in
      n > 1 && (2...62).prefix { n >> $0 > 0 }.contains { root(n.magnitude, $0) != nil }
    },
    "prime": .one(isPrime),
    "selfdescribing": .one(describesItself),
    "square": .one { n in n >= 0 && root(n.magnitude, 2) != nil },
    "squarefree": .one { n in !divisors(n).contains { $0 > 1 && root($0.magnitude, 2) != nil } },
    "weird": .one(isWeird),
    "zeroless": .one { digits($0).sorted() == Array(1...9) },
  ]
}

extension Sequence<Int> {
  var sum: Int { reduce(0, +) }
}
