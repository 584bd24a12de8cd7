import CGtk

extension Calendar {
  /// Selects the day of a `GDateTime`.
  ///
  /// Since 4.20, calls `gtk_calendar_set_date`. Before 4.20, calls `gtk_calendar_select_day`.
  func select(_ date: OpaquePointer) {
    if let setDate = NewerFunctions.setDate.call {
      setDate(opaque, date)
    } else {
      gtk_calendar_select_day(opaque, date)
    }
  }
}
