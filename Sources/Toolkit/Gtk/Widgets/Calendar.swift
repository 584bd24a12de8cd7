import CGtk

/// A calendar of the days of a month, in which the user selects a day.
///
/// **Accessibility.** Set an `accessibleLabel`.
@MainActor
public final class Calendar: Widget {
  /// A day of the calendar. January is month 1.
  public struct Day: Hashable, Sendable {
    /// The year of the Gregorian calendar, from 1 to 9,999.
    public var year: Int
    /// The month, from 1 to 12.
    public var month: Int
    /// The day of the month, from 1 to 31.
    public var day: Int

    /// Creates a day. The numbers are not checked, so the day may not exist.
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// Creates a calendar in which the current day is selected.
  public init() {
    super.init(gtk_calendar_new())
    requireFocusForWheel()
  }

  /// The selected day. A value that is not a valid date is ignored.
  public var day: Day {
    get {
      let date = gtk_calendar_get_date(opaque)
      defer { g_date_time_unref(date) }
      return Day(
        year: Int(g_date_time_get_year(date)),
        month: Int(g_date_time_get_month(date)),
        day: Int(g_date_time_get_day_of_month(date))
      )
    }
    set {
      guard
        let date = g_date_time_new_local(
          Int32(clamping: newValue.year),
          Int32(clamping: newValue.month),
          Int32(clamping: newValue.day),
          // Noon exists even on a day on which clocks are set forward.
          12,
          0,
          0
        )
      else { return }
      CalendarDate.select(date, in: opaque)
      g_date_time_unref(date)
    }
  }

  /// Calls `handler` when the user or the program selects another day.
  @discardableResult
  public func onDaySelected(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("day-selected", handler)
  }
}
