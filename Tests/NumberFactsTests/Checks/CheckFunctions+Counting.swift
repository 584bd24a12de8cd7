/// Functions that count possibilities.
extension CheckFunctions {
  static func binomial(_ n: Int, _ k: Int) -> Int {
    (0..<k).reduce(1) { $0 * (n - $1) / ($1 + 1) }
  }

  /// Returns the number of ways to divide `n` elements into `k` groups. The last element joins a
  /// group, or forms a group of its own.
  static func stirling(_ n: Int, _ k: Int) -> Int {
    if n == 0 && k == 0 { return 1 }
    return k < 1 || k > n ? 0 : k * stirling(n - 1, k) + stirling(n - 1, k - 1)
  }

  static func bell(_ n: Int) -> Int { (0...n).map { stirling(n, $0) }.sum }

  /// Returns the number of orders in which no element is in its original position.
  static func derangements(_ n: Int) -> Int {
    switch n {
    case 0: 1
    case 1: 0
    default: (n - 1) * (derangements(n - 1) + derangements(n - 2))
    }
  }

  /// Returns the number of multisets of coins that add up to the amount.
  static func ways(toPay amount: Int, with coins: ArraySlice<Int>) -> Int {
    guard amount > 0 else { return 1 }
    var ways = [1] + Array(repeating: 0, count: amount)
    for coin in coins where coin <= amount {
      for part in coin...amount { ways[part] += ways[part - coin] }
    }
    return ways[amount]
  }

  /// Returns the number of ways to use each coin at most once so that the coins add up to the
  /// amount.
  static func selections(of coins: ArraySlice<Int>, worth amount: Int) -> Int {
    guard let coin = coins.first else { return amount == 0 ? 1 : 0 }
    if amount < 0 { return 0 }
    let others = coins.dropFirst()
    return selections(of: others, worth: amount)
      + selections(of: others, worth: amount - coin)
  }

  /// Returns the probability that at least two of the people share a birthday, in millionths,
  /// rounded down.
  static func sharedBirthdays(days: Int, people: Int) -> Int {
    let different = (0..<people).reduce(1.0) { $0 * Double(days - $1) / Double(days) }
    return Int((1 - different) * 1_000_000)
  }

  /// Returns the number of ways in which `n` is the sum of two positive powers with the exponent.
  static func sumsOfTwoPowers(_ n: Int, _ exponent: Int) -> Int {
    let powers = Naive.terms(from: 1, upTo: max(n, 0)) { Naive.power($0, exponent) }
    let known = Set(powers)
    return powers.filter { 2 * $0 <= n && known.contains(n - $0) }.count
  }

  /// Returns the smallest number that is the sum of two positive powers in at least `ways` ways.
  ///
  /// The function computes all sums up to the power of `limit`, and doubles `limit` until there is
  /// a result.
  static func smallestSum(_ exponent: Int, ways: Int) -> Int {
    var limit = 16
    while true {
      let powers = (1...limit).map { Naive.power($0, exponent) }
      var counts: [Int: Int] = [:]
      for (index, a) in powers.enumerated() {
        for b in powers[index...] where a + b <= powers[limit - 1] {
          counts[a + b, default: 0] += 1
        }
      }
      if let smallest = counts.filter({ $0.value >= ways }).keys.min() { return smallest }
      limit *= 2
    }
  }

  /// Returns the number of ways to place queens in the columns after the placed queens, so that no
  /// queen attacks another queen.
  static func queens(on size: Int, placed: [Int]) -> Int {
    guard placed.count < size else { return 1 }
    return (0..<size).map { row in
      let isFree = placed.enumerated().allSatisfy { column, other in
        other != row && abs(other - row) != placed.count - column
      }
      return isFree ? queens(on: size, placed: placed + [row]) : 0
    }.sum
  }

  /// Returns the number of ways to fill the next cells, row by row, so that no symbol occurs twice
  /// in a row or in a column.
  static func latinSquares(of size: Int, filled: [Int]) -> Int {
    guard filled.count < size * size else { return 1 }
    let (row, column) = filled.count.quotientAndRemainder(dividingBy: size)
    return (0..<size).map { symbol in
      let isFree = filled.enumerated().allSatisfy { cell, other in
        other != symbol || cell / size != row && cell % size != column
      }
      return isFree ? latinSquares(of: size, filled: filled + [symbol]) : 0
    }.sum
  }
}
