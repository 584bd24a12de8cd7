/// Rules for numbers as counts of seconds, people or corners, and as years.
extension FactRule {
  /// A number of at least 60 seconds in larger units.
  static let duration = integer("duration") { number in
    guard number >= 60 else { return nil }
    let units = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
    var (parts, rest): ([String], Int) = ([], number)
    for (size, name) in units where rest >= size {
      parts.append(English.count(rest / size, name))
      rest %= size
    }
    return "A timer that has counted \(number) seconds has run for \(English.list(parts))."
  }

  /// The weekday of 1 January, and the number of days, in a year of the Gregorian calendar.
  ///
  /// The weekday is computed with C. F. Gauss's formula. The calendar began in October 1582, so the
  /// first complete year is 1583.
  static let year = integer("year") { number in
    guard 1583...9999 ~= number else { return nil }
    let past = number - 1
    let weekday = (1 + 5 * (past % 4) + 4 * (past % 100) + 6 * (past % 400)) % 7
    let names = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    let isLeap =
      number.isMultiple(of: 400) || (number.isMultiple(of: 4) && !number.isMultiple(of: 100))
    return "In the Gregorian calendar, the year \(number) begins on a \(names[weekday]) and has "
      + "\(isLeap ? 366 : 365) days."
  }

  /// The number of handshakes if each person in a group shakes hands with every other person.
  static let handshakes = integer("handshakes") { number in
    guard 3...1_000_000 ~= number else { return nil }
    return "If \(number) people all shake hands with each other, there are "
      + "\(number * (number - 1) / 2) handshakes."
  }

  /// The number of diagonals of a polygon.
  static let diagonals = integer("diagonals") { number in
    guard 4...1000 ~= number else { return nil }
    return "A polygon with \(number) corners has \(number * (number - 3) / 2) diagonals."
  }

  /// Regular polygons that can be constructed with ruler and compass.
  ///
  /// The number of sides must be the product of a power of two and distinct Fermat primes (C. F.
  /// Gauss, 1801, and P. Wantzel, 1837).
  static let constructiblePolygon = integer("constructible polygon") { number in
    guard number >= 3 else { return nil }
    let odd = UInt64(number >> number.trailingZeroBitCount)
    guard FermatPrimes.all.reduce(1, *).isMultiple(of: odd) else { return nil }
    return "A regular polygon with \(number) sides can be drawn with ruler and compass alone."
  }
}
