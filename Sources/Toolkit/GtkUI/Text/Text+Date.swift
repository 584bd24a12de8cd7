import Foundation

extension Text {
  /// The part of a date that a text shows.
  public struct DateStyle: Hashable, Sendable {
    let date: Date.FormatStyle.DateStyle
    let time: Date.FormatStyle.TimeStyle

    /// The day, such as "September 22, 2026".
    public static let date = DateStyle(date: .long, time: .omitted)
    /// The time of the day, such as "9:41 AM".
    public static let time = DateStyle(date: .omitted, time: .shortened)
  }

  /// Creates a text that shows a date in the format of the user's locale.
  ///
  /// ```swift
  /// Text(meeting.date, style: .date)
  /// ```
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: date.formatted(date: style.date, time: style.time))
  }
}
