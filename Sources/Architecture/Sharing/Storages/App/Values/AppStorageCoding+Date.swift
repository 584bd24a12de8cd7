import Foundation

extension AppStorageCoding<Date> {
  /// The conversion of dates to ISO 8601, with the fraction of the second that distinguishes the
  /// date from other dates: `2025-03-01T09:30:00.25Z`.
  ///
  /// A date without an exact text, such as a date outside of the years 1 to 9999, is represented by
  /// the number of seconds since 2001.
  static let date = Self(
    expected: "a string with a date, such as \"2025-03-01T09:30:00Z\"",
    decode: {
      switch $0 {
      case .string(let text): DateText.date(text)
      case .number(let number):
        AppStorageCoding<Double>.finite(number).map(Date.init(timeIntervalSinceReferenceDate:))
      default: nil
      }
    },
    encode: {
      if let text = DateText.text($0) { return .string(text) }
      guard $0.timeIntervalSinceReferenceDate.isFinite else { throw InfiniteDate() }
      return .number("\($0.timeIntervalSinceReferenceDate)")
    }
  )
}

/// The error that is thrown if a date is infinitely far away, or is not a number.
private struct InfiniteDate: Error, CustomStringConvertible {
  var description: String { "The date can't be saved, because it is not finite." }
}

/// The conversion of dates to ISO 8601 with any number of digits of the fraction. The formatters of
/// Foundation support milliseconds only.
private enum DateText {
  static func text(_ date: Date) -> String? {
    let interval = date.timeIntervalSinceReferenceDate
    guard interval.isFinite else { return nil }
    let seconds = interval.rounded(.down)
    let whole = Date(timeIntervalSinceReferenceDate: seconds)
    // A year of five digits or a year before the year 1 is not part of the format.
    guard (Date.distantPast..<Date(timeIntervalSinceReferenceDate: 252_423_993_600)).contains(whole)
    else { return nil }
    let text = whole.formatted(.iso8601)
    guard interval > seconds else { return text }
    let precise = "\(text.dropLast()).\(digits(ofFraction: interval - seconds))Z"
    // The difference is rounded in the second before the start of the year 2001.
    return self.date(precise) == date ? precise : nil
  }

  /// Returns the digits after the decimal point of a number between 0 and 1.
  private static func digits(ofFraction fraction: Double) -> Substring {
    let shortest = "\(fraction)"
    // Swift writes a small number with an exponent.
    return (shortest.contains("e") ? String(format: "%.25f", fraction) : shortest).dropFirst(2)
  }

  static func date(_ text: String) -> Date? {
    guard let point = text.firstIndex(of: ".") else { return try? Date(text, strategy: .iso8601) }
    let digits = text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }
    let zone = text[digits.endIndex...]
    guard
      !digits.isEmpty,
      let fraction = Double("0." + digits),
      let whole = try? Date(String(text[..<point] + zone), strategy: .iso8601)
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: whole.timeIntervalSinceReferenceDate + fraction)
  }
}
