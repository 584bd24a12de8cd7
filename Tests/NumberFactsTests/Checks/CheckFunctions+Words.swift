/// English names of numbers, and days of the week.
extension CheckFunctions {
  /// Returns the day of the week in the Gregorian calendar, from 0 for Sunday. Counts the days
  /// since 1 January of the year 1, which was a Monday.
  static func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let past = year - 1
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let months = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let days = 365 * past + past / 4 - past / 100 + past / 400 + months.prefix(month - 1).sum + day
    return days % 7
  }
}

/// The letters of the name of a number below a million, as positions in the alphabet, without
/// “and”.
enum EnglishName {
  private static let small = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
    sixteen seventeen eighteen nineteen
    """.split(separator: " ")
  private static let tens = "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(separator: " ")

  static func letters(_ n: Int) -> [Int] {
    spelled(n).unicodeScalars.map { Int($0.value) - 96 }
  }

  private static func spelled(_ n: Int) -> String {
    switch n {
    case ..<20: String(small[n])
    case ..<100: tens[n / 10 - 2] + rest(n % 10)
    case ..<1000: spelled(n / 100) + "hundred" + rest(n % 100)
    default: spelled(n / 1000) + "thousand" + rest(n % 1000)
    }
  }

  private static func rest(_ n: Int) -> String { n == 0 ? "" : spelled(n) }
}
