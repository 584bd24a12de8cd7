import CGtk

/// The days of a month, to choose one from.
///
/// **Accessibility.** Give it a name.
@MainActor
public final class Calendar: Widget {
  /// A day, as a person writes it: January is 1.
  public struct Day: Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  public init() { super.init(gtk_calendar_new()) }

  /// The chosen day. A day that there is not is not chosen.
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
          // Noon is a time that each day has, wherever clocks are put forward.
          12,
          0,
          0
        )
      else { return }
      select(date)
      g_date_time_unref(date)
    }
  }

  /// Another day was chosen, by the user or by the program.
  @discardableResult
  public func onDaySelected(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("day-selected", handler)
  }
}
