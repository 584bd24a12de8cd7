extension Int {
  /// Creates a length in whole pixels, at most 32,767. A length that is negative or not a number
  /// becomes 0.
  init(pixels length: Double) {
    self = length > 0 ? Int(Swift.min(length, 32_767).rounded()) : 0
  }
}
