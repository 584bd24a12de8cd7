/// A check of the curated facts: a number that the line must have, or a condition that must hold.
///
/// The file itself explains the language, in the comments at its top. Everything is computed exactly
/// and naively, by code that shares nothing with the app.
struct CheckExpression {
  /// What is wrong with a check that has no answer.
  struct Malformed: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// The variables while a check is computed.
  struct Scope {
    /// The number of the line, where searches end that have no end of their own.
    let number: Int128
    var values: [String: Int128]

    init(number: Int) {
      self.number = Int128(number)
      self.values = ["n": Int128(number)]
    }
  }

  /// Numbers and conditions are kept apart, so that one cannot pass for the other by mistake.
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

  /// Whether the check speaks for `number`.
  func holds(for number: Int) throws -> Bool {
    let scope = Scope(number: number)
    switch term {
    case .number(let value): return try value(scope) == scope.number
    case .condition(let holds): return try holds(scope)
    }
  }
}
