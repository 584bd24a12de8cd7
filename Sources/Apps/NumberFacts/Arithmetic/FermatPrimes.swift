/// The Fermat primes that fit in 64 bits.
///
/// L. Euler showed in 1732 that 2³² + 1 is not a prime. 2⁶⁴ + 1 does not fit in 64 bits.
enum FermatPrimes {
  /// 2 + 1, 2² + 1, 2⁴ + 1, 2⁸ + 1 and 2¹⁶ + 1.
  static let all: [UInt64] = [3, 5, 17, 257, 65537]
}
