/// Pollard's rho method, which finds a divisor of a composite number.
///
/// The implementation is the variant of R. P. Brent, "An improved Monte Carlo factorization
/// algorithm", BIT 20 (1980). The variant multiplies the differences of many steps, and computes
/// one greatest common divisor for all of these steps.
enum PollardRho {
  /// The maximum number of differences that are multiplied for one greatest common divisor.
  private static let batch = 128

  /// Returns a divisor of `number` other than 1 and `number`. The number must be composite and odd.
  ///
  /// Complexity: on average O(√p) steps for the smallest prime factor p, which is less than 2³².
  static func divisor(of number: UInt64) -> UInt64 {
    // For the square of a prime, the walk often finds both factors in the same step.
    let root = UInt64(InverseSearch.floor(of: number) { $0 * $0 })
    if root * root == number { return root }
    var increment: UInt64 = 1
    while true {
      if let divisor = divisor(of: number, increment: increment) { return divisor }
      increment += 1
    }
  }

  /// Runs one walk of x ↦ x² + `increment`. Returns `nil` if the walk finds only the number itself.
  private static func divisor(of number: UInt64, increment: UInt64) -> UInt64? {
    func step(_ x: UInt64) -> UInt64 {
      x.multiplied(by: x, modulo: number).added(to: increment, modulo: number)
    }
    var (fixed, moving, saved): (UInt64, UInt64, UInt64) = (2, 2, 2)
    var (product, divisor): (UInt64, UInt64) = (1, 1)
    var length = 1
    while divisor == 1 {
      fixed = moving
      var steps = 0
      while steps < length {
        moving = step(moving)
        steps += 1
      }
      steps = 0
      while steps < length, divisor == 1 {
        saved = moving
        let end = min(steps + batch, length)
        while steps < end {
          moving = step(moving)
          product = product.multiplied(by: distance(fixed, moving), modulo: number)
          steps += 1
        }
        divisor = product.greatestCommonDivisor(with: number)
      }
      length *= 2
    }
    if divisor == number {
      // The product of the batch is divisible by `number`. The batch is repeated in single steps.
      repeat {
        saved = step(saved)
        divisor = distance(fixed, saved).greatestCommonDivisor(with: number)
      } while divisor == 1
    }
    return divisor == number ? nil : divisor
  }

  private static func distance(_ a: UInt64, _ b: UInt64) -> UInt64 {
    a > b ? a - b : b - a
  }
}
