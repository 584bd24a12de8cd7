/// The searches, which are checks that test numbers in succession.
extension CheckParser {
  private typealias Scope = CheckExpression.Scope

  /// Parses `smallest k from 2 to 100: …` and similar searches. Returns `nil` if the next word
  /// isn't the name of a search.
  mutating func search() throws -> Term? {
    guard
      let kind = tokens.accept("smallest", "largest", "only", "count", "sum", "all", "some")
    else { return nil }
    let name = try tokens.word()
    let first = try tokens.accept("from").map { _ in try sum().asNumber }
    let last = try tokens.accept("to").map { _ in try sum().asNumber }
    // A search for the smallest number may end at the number of the line.
    guard last != nil || kind == "smallest" else { throw Malformed("“\(kind)” without an end") }
    try tokens.expect(":")
    let outer = variables
    variables.insert(name)
    let body = try term()
    variables = outer

    func range(_ scope: Scope) throws -> ClosedRange<Int128> {
      let (first, last) = (try first?(scope) ?? 1, try last?(scope) ?? scope.number)
      guard first <= last else { throw Malformed("nothing from \(first) to \(last)") }
      return first...last
    }
    func bind(_ value: Int128, in scope: Scope) -> Scope {
      var scope = scope
      scope.values[name] = value
      return scope
    }
    if kind == "sum" {
      let value = try body.asNumber
      return .number { scope in
        try range(scope).reduce(0) { sum, k in try sum + value(bind(k, in: scope)) }
      }
    }
    let holds = try body.asCondition
    if kind == "all" {
      return .condition { scope in
        try range(scope).allSatisfy { try holds(bind($0, in: scope)) }
      }
    }
    if kind == "some" {
      return .condition { scope in
        try range(scope).contains { try holds(bind($0, in: scope)) }
      }
    }
    return .number { scope in
      let range = try range(scope)
      func isFound(_ k: Int128) throws -> Bool { try holds(bind(k, in: scope)) }
      switch kind {
      case "smallest": return try Self.found(range.first(where: isFound))
      case "largest": return try Self.found(range.last(where: isFound))
      case "count": return Int128(try range.filter(isFound).count)
      default:
        let all = try range.filter(isFound)
        return try Self.found(all.count == 1 ? all[0] : nil)
      }
    }
  }

  private static func found(_ value: Int128?) throws -> Int128 {
    guard let value else { throw Malformed("the search finds none, or more than one") }
    return value
  }
}
