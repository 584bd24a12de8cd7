/// Rules for numbers of dots, cells or balls that can be arranged in a shape. The rules do not
/// apply to 1, which is the first term of each sequence.
extension FactRule {
  /// 1, 3, 6, 10…
  static let triangular = natural("triangular") { n in
    figurate(n) { $0 * ($0 + 1) / 2 }.map {
      "\(n) is a triangular number: add up all whole numbers from 1 to \($0)."
    }
  }

  /// 1, 5, 12, 22…
  static let pentagonal = natural("pentagonal") { n in
    figurate(n) { $0 * (3 * $0 - 1) / 2 }.map {
      "\(n) is the \(English.ordinal($0)) pentagonal number: that many dots make a growing pentagon."
    }
  }

  /// 1, 7, 19, 37…
  static let centredHexagonal = natural("centred hexagonal") { n in
    // The search requires the term 0 for the index 0, but the formula results in 1.
    figurate(n) { $0 == 0 ? 0 : 3 * $0 * ($0 - 1) + 1 }.map {
      "\(n) cells make a perfect honeycomb hexagon with \($0) cells along each side."
    }
  }

  /// 1, 13, 37, 73…
  static let starNumber = natural("star number") { n in
    figurate(n) { $0 == 0 ? 0 : 6 * $0 * ($0 - 1) + 1 }.map {
      "\(n) is the \(English.ordinal($0)) star number: so many dots make a six-pointed star."
    }
  }

  /// 1, 4, 10, 20…
  static let tetrahedral = natural("tetrahedral") { n in
    figurate(n) { $0 * ($0 + 1) * ($0 + 2) / 6 }.map {
      "\(n) balls can be stacked as a pyramid on a triangle, \($0) layers high."
    }
  }

  /// 1, 5, 14, 30…
  static let squarePyramidal = natural("square pyramidal") { n in
    figurate(n) { $0 * ($0 + 1) * (2 * $0 + 1) / 6 }.map {
      "\(n) balls can be stacked as a pyramid on a square, \($0) layers high."
    }
  }

  /// Returns the index of `n` in the sequence, or `nil` if `n` is 1 or is not a term.
  private static func figurate(_ n: Natural, _ term: (UInt128) -> UInt128) -> UInt128? {
    n.value > 1 ? InverseSearch.index(of: n.value, term) : nil
  }
}
