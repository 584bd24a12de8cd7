/// Rules for numbers as sums and differences of other numbers.
extension FactRule {
  /// Numbers that are the sum of two positive cubes in at least two ways, such as 1729.
  ///
  /// Complexity: O(∛n). The loop has at most 10,000 steps, because the rule applies only to numbers
  /// up to 10¹².
  static let twoCubesTwice = natural("two cubes twice") { n in
    guard 1...1_000_000_000_000 ~= n.value else { return nil }
    var low: UInt64 = 1
    var high = UInt64(InverseSearch.floor(of: n.value) { $0 * $0 * $0 })
    var pairs: [String] = []
    while low <= high {
      let sum = low * low * low + high * high * high
      if sum == n.value { pairs.append("\(low)³ + \(high)³") }
      if sum < n.value { low += 1 } else { high -= 1 }
    }
    guard pairs.count > 1 else { return nil }
    return "\(n) is the sum of two cubes in more than one way: \(English.list(pairs))."
  }

  /// Numbers that are the sum of two squares, neither of which is 0.
  static let twoSquares = natural("two squares") { n in
    guard let factorisation = n.factorisation,
      let roots = SumOfTwoSquares(of: factorisation), roots.smaller > 0
    else { return nil }
    return "\(n) is the sum of two squares: \(roots.smaller)² + \(roots.larger)²."
  }

  /// The reason why a number is not the sum of two squares.
  static let notTwoSquares = natural("not two squares") { n in
    guard
      let power = n.factorisation?.powers.first(where: {
        $0.prime % 4 == 3 && !$0.exponent.isMultiple(of: 2)
      })
    else { return nil }
    let why =
      n.isPrime
      ? "because it is a prime one less than a multiple of 4"
      : "because \(power.prime), a prime one less than a multiple of 4, "
        + "divides it an odd number of times"
    return "\(n) is not the sum of two squares, \(why)."
  }

  /// The longest sides of right-angled triangles with integer sides.
  static let hypotenuse = natural("hypotenuse") { n in
    guard let prime = n.factorisation?.powers.first(where: { $0.prime % 4 == 1 })?.prime
    else { return nil }
    let (a, b) = SumOfTwoSquares.roots(ofPrime: prime)
    let scale = n.value / prime
    let legs = [2 * a * b * scale, (max(a, b) * max(a, b) - min(a, b) * min(a, b)) * scale]
    return "\(n) is the longest side of a right-angled triangle whose other sides are "
      + "\(English.list(legs.sorted()))."
  }

  /// Numbers as sums of consecutive positive numbers. A sentence also states that a power of two is
  /// no such sum.
  static let consecutiveSum = natural("consecutive sum") { n in
    guard n.value > 1 else { return nil }
    guard let odd = n.factorisation?.powers.first(where: { $0.prime != 2 })?.prime else {
      return "\(n) is not a sum of two or more consecutive positive whole numbers, which only "
        + "the powers of two can say."
    }
    // The sum has `odd` terms, and `middle` is the term in the middle. If the first term is below
    // 1, the negative terms cancel positive terms, and fewer terms are left.
    let (middle, half) = (n.value / odd, (odd - 1) / 2)
    let first = middle > half ? middle - half : half + 1 - middle
    let last = middle + half
    return last - first < 4
      ? "\(n) is a sum of consecutive numbers: "
        + (first...last).map(String.init).joined(separator: " + ") + "."
      : "\(n) is what all the whole numbers from \(first) to \(last) add up to."
  }

  /// Numbers as differences of two squares. A sentence also states that a number is no such
  /// difference.
  static let differenceOfSquares = natural("difference of squares") { n in
    guard n.value > 2 else { return nil }
    if n.value % 4 == 2 {
      return "\(n) is not the difference of two squares: no number that leaves "
        + "the remainder 2 when divided by 4 is one."
    }
    let isOdd = n.value % 2 == 1
    let larger = isOdd ? n.value / 2 + 1 : n.value / 4 + 1
    let smaller = isOdd ? n.value / 2 : n.value / 4 - 1
    return "\(n) is the difference of two squares: \(larger)² − \(smaller)²."
  }
}
