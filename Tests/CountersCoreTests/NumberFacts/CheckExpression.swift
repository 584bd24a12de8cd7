/// The arithmetic of the check column of the curated facts, evaluated exactly.
///
/// A recursive descent: sums of products of signed powers of primaries, each of which may have
/// factorial signs behind it. A minus before a power applies to the whole power, as in mathematics.
struct CheckExpression {
  struct Malformed: Error {}

  private var rest: Substring

  static func value(of text: String) throws -> Int {
    var expression = CheckExpression(rest: text.filter { $0 != " " }[...])
    let value = try expression.sum()
    guard expression.rest.isEmpty else { throw Malformed() }
    return value
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func expect(_ character: Character) throws {
    guard accept(character) else { throw Malformed() }
  }

  private mutating func sum() throws -> Int {
    var value = try product()
    while true {
      if accept("+") {
        value += try product()
      } else if accept("-") {
        value -= try product()
      } else {
        return value
      }
    }
  }

  private mutating func product() throws -> Int {
    var value = try signed()
    while true {
      if accept("*") {
        value *= try signed()
      } else if accept("/") {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: try signed())
        guard remainder == 0 else { throw Malformed() }
        value = quotient
      } else {
        return value
      }
    }
  }

  private mutating func signed() throws -> Int {
    if accept("-") { return -(try signed()) }
    let base = try factorial()
    return accept("^") ? Naive.power(base, try factorial()) : base
  }

  private mutating func factorial() throws -> Int {
    var value = try primary()
    while accept("!") { value = (0..<value).reduce(1) { $0 * ($1 + 1) } }
    return value
  }

  private mutating func primary() throws -> Int {
    if accept("(") {
      let value = try sum()
      try expect(")")
      return value
    }
    let word = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest.removeFirst(word.count)
    if word.hasPrefix("0x"), let value = Int(word.dropFirst(2), radix: 16) { return value }
    if let value = Int(word) { return value }
    try expect("(")
    var arguments = [try sum()]
    while accept(",") { arguments.append(try sum()) }
    try expect(")")
    return try call(word, arguments)
  }

  private func call(_ name: String, _ arguments: [Int]) throws -> Int {
    switch (name, arguments.count) {
    case ("triangular", 1):
      return (0...arguments[0]).reduce(0, +)
    case ("fibonacci", 1):
      return (0..<arguments[0]).reduce((0, 1)) { pair, _ in (pair.1, pair.0 + pair.1) }.0
    case ("binomial", 2):
      return (0..<arguments[1]).reduce(1) { $0 * (arguments[0] - $1) / ($1 + 1) }
    default:
      throw Malformed()
    }
  }
}
