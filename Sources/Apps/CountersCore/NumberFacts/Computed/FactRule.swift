/// One kind of thing that can be said about numbers: a name, and a sentence for those numbers that
/// it applies to.
///
/// ```swift
/// static let even = FactRule.integer("even") { number in
///   number.isMultiple(of: 2) ? "\(number) is even." : nil
/// }
/// ```
///
/// A sentence begins with the number or with a word that may be written small, ends with a full
/// stop, and is true. `nil` says that the rule has nothing to say.
struct FactRule: Sendable {
  /// A name for tests and for reading the list of rules.
  let name: String
  /// The sentence about a number, if the rule applies to it.
  let sentence: @Sendable (Subject) -> String?

  /// What a rule is asked about: the number, and what is known of it without its sign.
  struct Subject: Sendable {
    let number: Int
    let natural: Natural

    init(_ number: Int) {
      self.number = number
      self.natural = Natural(UInt64(number.magnitude))
    }
  }

  /// A rule that understands the sign.
  static func integer(
    _ name: String,
    _ sentence: @escaping @Sendable (Int) -> String?
  ) -> FactRule {
    FactRule(name: name) { sentence($0.number) }
  }

  /// A rule about numbers from 0. About a negative number it says what it knows of the number
  /// without the minus sign.
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

  /// The sentence about `number`, for asking one rule alone.
  func sentence(about number: Int) -> String? {
    sentence(Subject(number))
  }
}
