/// Exact arithmetic, which throws an error if there is no result, or if the result doesn't fit in
/// 128 bits.
enum CheckArithmetic {
  typealias Malformed = CheckExpression.Malformed

  static func combine(_ a: Int128, _ b: Int128, with sign: String) throws -> Int128 {
    switch sign {
    case "+": return try exact(a.addingReportingOverflow(b))
    case "-": return try exact(a.subtractingReportingOverflow(b))
    case "*": return try exact(a.multipliedReportingOverflow(by: b))
    case "^": return try power(a, b)
    case "mod":
      guard b > 0 else { throw Malformed("a remainder for \(b)") }
      return (a % b + b) % b
    default:
      guard b != 0, a % b == 0 else { throw Malformed("\(a) / \(b) leaves a remainder") }
      return a / b
    }
  }

  static func factorial(_ value: Int128) throws -> Int128 {
    guard value >= 0 else { throw Malformed("the factorial of \(value)") }
    return try (0..<value).reduce(1) { try combine($0, $1 + 1, with: "*") }
  }

  private static func power(_ base: Int128, _ exponent: Int128) throws -> Int128 {
    guard exponent >= 0 else { throw Malformed("a power of \(exponent)") }
    return try (0..<exponent).reduce(1) { product, _ in try combine(product, base, with: "*") }
  }

  private static func exact(_ result: (partialValue: Int128, overflow: Bool)) throws -> Int128 {
    guard !result.overflow else { throw Malformed("a value beyond 128 bits") }
    return result.partialValue
  }
}
