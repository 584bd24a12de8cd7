import CGtk

/// A function that selects a day of a calendar.
@MainActor
enum CalendarDate {
  /// Selects the day of a `GDateTime`.
  ///
  /// Since 4.20, calls `gtk_calendar_set_date`. Before 4.20, calls `gtk_calendar_select_day`.
  static func select(_ date: OpaquePointer, in calendar: OpaquePointer) {
    if let setDate = NewerFunctions.setDate.call {
      setDate(calendar, date)
    } else {
      gtk_calendar_select_day(calendar, date)
    }
  }
}
