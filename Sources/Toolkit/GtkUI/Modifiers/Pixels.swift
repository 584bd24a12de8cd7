extension Int {
  /// A length in whole pixels. What is negative, or no number, counts as none.
  init(pixels length: Double) {
    self = length > 0 ? Int(Swift.min(length, 32_767).rounded()) : 0
  }
}
