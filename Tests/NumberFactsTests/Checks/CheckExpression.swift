/// A check of the curated facts, which is the expected number of the line, or a condition.
///
/// The comments at the top of the file of facts explain the language of checks. All values are
/// computed exactly and naively, by code that is independent of the app.
struct CheckExpression {
  /// The error that describes an invalid check, or a check without a result.
  struct Malformed: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// The values of the variables during an evaluation.
  struct Scope {
    /// The number of the line, which is the default end of a search.
    let number: Int128
    var values: [String: Int128]

    init(number: Int) {
      self.number = Int128(number)
      self.values = ["n": Int128(number)]
    }
  }

  /// The result of an expression. Numbers and conditions have different cases, so that no number is
  /// used as a condition.
  enum Term {
    case number((Scope) throws -> Int128)
    case condition((Scope) throws -> Bool)

    var asNumber: (Scope) throws -> Int128 {
      get throws {
        guard case .number(let value) = self else { throw Malformed("a condition for a number") }
        return value
      }
    }

    var asCondition: (Scope) throws -> Bool {
      get throws {
        guard case .condition(let holds) = self else { throw Malformed("a number for a condition") }
        return holds
      }
    }
  }

  let term: Term

  init(_ text: String) throws {
    var parser = CheckParser(text)
    term = try parser.whole()
  }

  /// Returns whether the check holds for `number`.
  func holds(for number: Int) throws -> Bool {
    let scope = Scope(number: number)
    switch term {
    case .number(let value): return try value(scope) == scope.number
    case .condition(let holds): return try holds(scope)
    }
  }
}
