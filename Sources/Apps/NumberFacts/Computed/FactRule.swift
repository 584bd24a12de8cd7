/// A named rule, which returns a sentence for each number to which the rule applies.
///
/// ```swift
/// static let even = FactRule.integer("even") { number in
///   number.isMultiple(of: 2) ? "\(number) is even." : nil
/// }
/// ```
///
/// A sentence must be true. The sentence must begin with the number or with a word that can be
/// lowercased, and end with a full stop. A rule returns `nil` if the rule does not apply to the
/// number.
struct FactRule: Sendable {
  /// The name of the rule, for tests.
  let name: String
  /// Returns the sentence about a number, or `nil` if the rule does not apply to the number.
  let sentence: @Sendable (Subject) -> String?

  /// The input of a rule: the number, and its absolute value with the factorisation.
  struct Subject: Sendable {
    let number: Int
    let natural: Natural

    init(_ number: Int) {
      self.number = number
      self.natural = Natural(UInt64(number.magnitude))
    }
  }

  /// Returns a rule whose closure receives the number with its sign.
  static func integer(
    _ name: String,
    _ sentence: @escaping @Sendable (Int) -> String?
  ) -> FactRule {
    FactRule(name: name) { sentence($0.number) }
  }

  /// Returns a rule whose closure receives the absolute value of the number. For a negative number,
  /// the sentence begins with an instruction to drop the minus sign.
  static func natural(
    _ name: String,
    _ sentence: @escaping @Sendable (Natural) -> String?
  ) -> FactRule {
    FactRule(name: name) { subject in
      guard let text = sentence(subject.natural) else { return nil }
      if subject.number >= 0 { return text }
      return "Drop the minus sign of \(subject.number), and \(English.continuing(text))"
    }
  }

  /// Returns the sentence of this rule about `number`, or `nil` if the rule does not apply to the
  /// number.
  func sentence(about number: Int) -> String? {
    sentence(Subject(number))
  }
}
