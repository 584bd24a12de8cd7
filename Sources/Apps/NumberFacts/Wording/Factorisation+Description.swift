extension Factorisation: CustomStringConvertible {
  /// The product of prime powers, for example "2³ × 3² × 5", or "1" for 1.
  var description: String {
    if powers.isEmpty { return "1" }
    return powers.map { power in
      "\(power.prime)" + (power.exponent > 1 ? Superscript.text(of: power.exponent) : "")
    }
    .joined(separator: " × ")
  }
}
