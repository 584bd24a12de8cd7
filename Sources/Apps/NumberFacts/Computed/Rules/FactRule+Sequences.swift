/// Rules for terms of famous sequences, and for the number of steps of the Collatz sequence.
extension FactRule {
  /// A term of the sequence that starts with 1 and 1, and in which each later term is the sum of
  /// the two previous terms.
  static let fibonacci = natural("Fibonacci") { n in
    if n.value == 1 { return "1 is the first Fibonacci number, and the second one too." }
    return GrowingSequence.fibonacci.index(of: n.value).map {
      "\(n) is the \(English.ordinal($0)) Fibonacci number: each is the sum of the two before it."
    }
  }

  /// A term of the sequence that starts with 1 and 3, and in which each later term is the sum of
  /// the two previous terms.
  static let lucas = natural("Lucas") { n in
    guard n.value > 1 else { return nil }
    return GrowingSequence.lucas.index(of: n.value).map {
      "\(n) is number \($0) in Lucas's sequence, which starts with 1 and 3 "
        + "and adds like Fibonacci's."
    }
  }

  /// A term of the sequence that starts with 1 and 2, and in which each later term is twice the
  /// previous term plus the term before that term.
  static let pell = natural("Pell") { n in
    guard n.value > 2 else { return nil }
    return GrowingSequence.pell.index(of: n.value).map {
      "\(n) is the \(English.ordinal($0)) Pell number, and Pell numbers are the denominators "
        + "of the best fractions for the square root of 2."
    }
  }

  /// A product of all numbers from 1 to a number.
  static let factorial = natural("factorial") { n in
    guard n.value > 1 else { return nil }
    return GrowingSequence.factorial.index(of: n.value).map {
      "\(n) is the factorial of \($0): there are that many ways to put \($0) things in order."
    }
  }

  /// A product of the first prime numbers.
  static let primorial = natural("primorial") { n in
    guard n.value > 2 else { return nil }
    return GrowingSequence.primorial.index(of: n.value).map {
      "\(n) is what you get when you multiply the first \($0) prime numbers."
    }
  }

  /// A number of ways to match pairs of brackets.
  static let catalan = natural("Catalan") { n in
    guard n.value > 1 else { return nil }
    return GrowingSequence.catalan.index(of: n.value).map {
      "\(n) is a Catalan number: \($0) pairs of brackets can be matched in \(n) different ways."
    }
  }

  /// The number of steps from the number to 1. A step halves an even number, or triples an odd
  /// number and adds 1.
  ///
  /// L. Collatz's question whether all numbers reach 1 is open. The sentence describes only the
  /// steps that the rule computed.
  static let collatz = natural("Collatz") { n in
    guard n.value > 1 else { return nil }
    var (value, steps) = (n.value, 0)
    while value != 1 {
      if value.isMultiple(of: 2) {
        value /= 2
      } else {
        let (triple, overflow) = value.multipliedReportingOverflow(by: 3)
        // The rule does not apply if a step does not fit in 64 bits. The bound on the steps is far
        // above the known counts of 64-bit numbers, and ensures that the loop terminates.
        if overflow || triple == .max || steps > 10_000 { return nil }
        value = triple + 1
      }
      steps += 1
    }
    return "\(n) comes down to 1 in \(English.count(steps, "step")) if you halve even numbers, "
      + "and triple odd ones and add 1."
  }
}
