/// The English names of numbers.
///
/// ```swift
/// NumberNames.name(of: 1729)  // "one thousand seven hundred and twenty-nine"
/// NumberNames.name(of: -5)  // "minus five"
/// ```
enum NumberNames {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  // The names of the short scale. 2⁶³ has seven groups of up to three digits.
  private static let groups = [
    "", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion",
  ]

  /// Returns the name of a number in British style, such as "one thousand and five".
  static func name(of number: Int) -> String {
    if number == 0 { return small[0] }
    var (parts, rest): ([String], UInt) = ([], number.magnitude)
    for group in groups where rest > 0 {
      let value = Int(rest % 1000)
      if value > 0 { parts.insert(hundreds(value) + group, at: 0) }
      rest /= 1000
    }
    let last = Int(number.magnitude % 1000)
    if parts.count > 1, 1..<100 ~= last { parts.insert("and", at: parts.count - 1) }
    return (number < 0 ? "minus " : "") + parts.joined(separator: " ")
  }

  /// Returns the name of a number from 1 to 999.
  private static func hundreds(_ number: Int) -> String {
    let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
    let head = hundreds > 0 ? "\(small[hundreds]) hundred" : ""
    if rest == 0 { return head }
    return head.isEmpty ? belowHundred(rest) : "\(head) and \(belowHundred(rest))"
  }

  private static func belowHundred(_ number: Int) -> String {
    if number < 20 { return small[number] }
    let (ten, one) = number.quotientAndRemainder(dividingBy: 10)
    return one == 0 ? tens[ten] : "\(tens[ten])-\(small[one])"
  }
}
