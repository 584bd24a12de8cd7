import Foundation

/// Primes, divisors and powers.
extension CheckFunctions {
  /// Returns whether `n` is prime, by trial division.
  static func isPrime(_ n: Int) -> Bool {
    guard n > 1 else { return false }
    var divisor = 2
    while divisor <= n / divisor {
      if n % divisor == 0 { return false }
      divisor += 1
    }
    return true
  }

  static let primes = (1...10_000).filter(isPrime)

  /// Returns the divisors in ascending order. Each divisor below the square root corresponds to a
  /// divisor above the square root.
  static func divisors(_ n: Int) -> [Int] {
    var (small, large): ([Int], [Int]) = ([], [])
    var divisor = 1
    while divisor <= n / divisor {
      if n % divisor == 0 {
        small.append(divisor)
        if divisor != n / divisor { large.append(n / divisor) }
      }
      divisor += 1
    }
    return small + large.reversed()
  }

  static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : commonDivisor(b, a % b)
  }

  /// Returns the integer root of the degree, or `nil`. Floating-point arithmetic only provides a
  /// guess.
  static func root(_ n: UInt, _ degree: Int) -> Int? {
    let guess = Int(pow(Double(n), 1 / Double(degree)).rounded())
    return (max(guess - 1, 0)...guess + 1).first { candidate in
      var power: UInt = 1
      for _ in 0..<degree {
        let (product, overflow) = power.multipliedReportingOverflow(by: UInt(candidate))
        if overflow { return false }
        power = product
      }
      return power == n
    }
  }

  /// Returns the smallest positive k for which `base`^k modulo `modulus` is 1, or 0 if no k has
  /// this property.
  static func order(_ base: Int, _ modulus: Int) -> Int {
    var power = 1
    for k in 1...modulus {
      power = power * base % modulus
      if power == 1 { return k }
    }
    return 0
  }

  /// Returns whether the proper divisors add up to more than `n`, and no subset of these divisors
  /// adds up to `n`.
  static func isWeird(_ n: Int) -> Bool {
    let proper = divisors(n).dropLast()
    guard proper.sum > n else { return false }
    let sums = proper.reduce(into: Set([0])) { sums, divisor in
      sums.formUnion(sums.map { $0 + divisor })
    }
    return !sums.contains(n)
  }

  /// Returns whether `n` is composite and passes Fermat's test with every coprime base.
  static func isCarmichael(_ n: Int) -> Bool {
    guard n > 1, !isPrime(n) else { return false }
    return (1..<n).allSatisfy { base in
      guard commonDivisor(base, n) == 1 else { return true }
      let period = order(base, n)
      return (n - 1) % period == 0
    }
  }
}
