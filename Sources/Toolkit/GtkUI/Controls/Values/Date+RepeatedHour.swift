import Foundation

extension Date {
  /// Returns the date that a clock in `timeZone` shows in the same way, with the offset that the
  /// time zone has at `other`. Returns this date if there is no such date.
  ///
  /// When clocks are set back, one hour happens twice. A time of day in this hour is two dates, and
  /// Foundation always returns the first.
  func withOffset(of other: Date, in timeZone: TimeZone) -> Date {
    let offset = timeZone.secondsFromGMT(for: other)
    let date = addingTimeInterval(Double(timeZone.secondsFromGMT(for: self) - offset))
    return timeZone.secondsFromGMT(for: date) == offset ? date : self
  }
}

/// A format whose text can be the text of two dates, when clocks are set back.
protocol FormatWithRepeatedHour: FormatStyle where FormatInput == Date, FormatOutput == String {
  var timeZone: TimeZone { get }
}

extension FormatWithRepeatedHour {
  /// Returns the date with the offset of `old`, unless the format writes another text for it, such
  /// as a text with the offset.
  func keepingOffset(of old: Date, in new: Date) -> Date {
    let date = new.withOffset(of: old, in: timeZone)
    return format(date) == format(new) ? date : new
  }
}

extension Date.FormatStyle: FormatWithRepeatedHour {}
extension Date.ISO8601FormatStyle: FormatWithRepeatedHour {}
