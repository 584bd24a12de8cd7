/// A recursive descent parser for checks. From the lowest to the highest precedence, the operators
/// are `or`, `and`, `not`, comparisons, sums, products, signs, powers and factorials.
///
/// A minus before a power applies to the whole power, as in mathematics.
struct CheckParser {
  typealias Malformed = CheckExpression.Malformed
  typealias Term = CheckExpression.Term

  var tokens: CheckTokens
  /// The variables that an expression can read: the number of the line, and the variables of
  /// searches.
  var variables: Set = ["n"]

  init(_ text: String) { tokens = CheckTokens(text) }

  mutating func whole() throws -> Term {
    let whole = try term()
    guard tokens.isAtEnd else { throw Malformed("more after the end") }
    return whole
  }

  mutating func term() throws -> Term {
    try search() ?? disjunction()
  }

  private mutating func disjunction() throws -> Term {
    var left = try conjunction()
    while tokens.accept("or") != nil {
      let (a, b) = (try left.asCondition, try conjunction().asCondition)
      left = .condition { scope in try a(scope) || b(scope) }
    }
    return left
  }

  private mutating func conjunction() throws -> Term {
    var left = try negation()
    while tokens.accept("and") != nil {
      let (a, b) = (try left.asCondition, try negation().asCondition)
      left = .condition { scope in try a(scope) && b(scope) }
    }
    return left
  }

  private mutating func negation() throws -> Term {
    guard tokens.accept("not") != nil else { return try comparison() }
    let holds = try negation().asCondition
    return .condition { scope in try !holds(scope) }
  }

  /// Parses comparisons. `a < b <= c` compares neighbours, as in mathematics.
  private mutating func comparison() throws -> Term {
    var left = try sum()
    var comparisons: [(CheckExpression.Scope) throws -> Bool] = []
    while let sign = tokens.accept("=", "<", ">", "<=", ">=") {
      let right = try sum()
      let (a, b) = (try left.asNumber, try right.asNumber)
      comparisons.append { scope in
        let (a, b) = (try a(scope), try b(scope))
        return switch sign {
        case "=": a == b
        case "<": a < b
        case ">": a > b
        case "<=": a <= b
        default: a >= b
        }
      }
      left = right
    }
    guard !comparisons.isEmpty else { return left }
    let all = comparisons
    return .condition { scope in try all.allSatisfy { try $0(scope) } }
  }

  mutating func sum() throws -> Term {
    var left = try product()
    while let sign = tokens.accept("+", "-") {
      left = try Self.combine(left, try product(), with: sign)
    }
    return left
  }

  private mutating func product() throws -> Term {
    var left = try signed()
    while let sign = tokens.accept("*", "/", "mod") {
      left = try Self.combine(left, try signed(), with: sign)
    }
    return left
  }

  private mutating func signed() throws -> Term {
    if tokens.accept("-") != nil {
      return try Self.combine(.number { _ in 0 }, signed(), with: "-")
    }
    let base = try factorial()
    guard tokens.accept("^") != nil else { return base }
    return try Self.combine(base, factorial(), with: "^")
  }

  private mutating func factorial() throws -> Term {
    var term = try primary()
    while tokens.accept("!") != nil {
      let value = try term.asNumber
      term = .number { scope in try CheckArithmetic.factorial(try value(scope)) }
    }
    return term
  }

  private static func combine(_ left: Term, _ right: Term, with sign: String) throws -> Term {
    let (a, b) = (try left.asNumber, try right.asNumber)
    return .number { scope in try CheckArithmetic.combine(a(scope), b(scope), with: sign) }
  }

  private mutating func primary() throws -> Term {
    if tokens.accept("(") != nil {
      let inner = try term()
      try tokens.expect(")")
      return inner
    }
    let word = try tokens.word()
    let literal = word.hasPrefix("0x") ? Int128(word.dropFirst(2), radix: 16) : Int128(word)
    if let literal { return .number { _ in literal } }
    if variables.contains(word) { return .number { scope in scope.values[word, default: 0] } }
    // A property without an argument is a property of the number of the line.
    guard tokens.accept("(") != nil else {
      guard CheckFunctions.properties[word] != nil else { throw Malformed("“\(word)” alone") }
      return try call(word, [.number { scope in scope.values["n", default: 0] }])
    }
    var arguments = [try sum()]
    while tokens.accept(",") != nil { arguments.append(try sum()) }
    try tokens.expect(")")
    return try call(word, arguments)
  }

  private func call(_ name: String, _ arguments: [Term]) throws -> Term {
    let arguments = try arguments.map { try $0.asNumber }
    func values(_ scope: CheckExpression.Scope) throws -> [Int] {
      try arguments.map { argument in
        guard let value = Int(exactly: try argument(scope)) else {
          throw Malformed("a value too large for \(name)")
        }
        return value
      }
    }
    if let function = CheckFunctions.numbers[name], function.accepts(arguments.count) {
      return .number { scope in Int128(function.body(try values(scope))) }
    }
    if let property = CheckFunctions.properties[name], property.accepts(arguments.count) {
      return .condition { scope in property.body(try values(scope)) }
    }
    throw Malformed("“\(name)” of \(arguments.count) values")
  }
}
