/// Rules for 0, 1 and −1, and for the bounds of integer types.
extension FactRule {
  /// 0, 1 and −1.
  static let identityElement = integer("identity element") { number in
    switch number {
    case 0: "0 is the only number that changes nothing when you add it."
    case 1: "1 is the only number that changes nothing when you multiply by it."
    case -1: "-1 is the only number other than 1 that gives 1 when multiplied by itself."
    default: nil
    }
  }

  /// The bounds of the signed integers of 8, 16, 32 and 64 bits, and the largest unsigned integers
  /// of 8, 16 and 32 bits.
  static let machineLimit = integer("machine limit") { number in
    let wide = Int64(number)
    for bits: Int64 in [8, 16, 32, 64] {
      let greatest = Int64.max >> (64 - bits)
      if wide == greatest {
        return "\(number) is the largest number that a signed \(bits)-bit integer can hold."
      }
      if wide == -greatest - 1 {
        return "\(number) is the lowest number that a signed \(bits)-bit integer can hold."
      }
      if bits < 64, wide == greatest * 2 + 1 {
        return "\(number) is the largest number that an unsigned \(bits)-bit integer can hold."
      }
    }
    return nil
  }
}
