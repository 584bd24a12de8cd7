import Foundation
import Gtk

/// The button of a date picker, with the calendar and the clock that the button opens.
struct DateControl: ValueView {
  let value: Date
  let binding: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  var timeZone = TimeZone.current

  func makeWidget(_ node: ValueNode<Self>) -> DateButton {
    let widget = DateButton()
    widget.onChanged = { [weak node] in node?.valueDidChange() }
    return widget
  }

  func updateWidget(_ widget: DateButton, from old: Self?, _ environment: EnvironmentValues) {
    guard old?.components != components else { return }
    widget.showsDay = components.contains(.date)
    widget.showsTime = components.contains(.hourAndMinute)
    widget.text = text(for: value)
  }

  /// Returns the selected date. The seconds, the components that aren't shown, and the offset of a
  /// time that exists twice are taken from the bound date. A date outside the limits is replaced by
  /// the nearer limit.
  func value(of widget: DateButton) -> Date {
    var parts = calendar.dateComponents(Self.parts, from: binding.wrappedValue)
    if components.contains(.date) {
      let day = widget.day
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    if components.contains(.hourAndMinute) {
      (parts.hour, parts.minute) = (widget.hour, widget.minute)
    }
    let old = binding.wrappedValue
    let date = calendar.date(from: parts)?.withOffset(of: old, in: timeZone) ?? old
    return min(max(date, range.lowerBound), range.upperBound)
  }

  func show(_ value: Date, in widget: DateButton) {
    let parts = calendar.dateComponents(Self.parts, from: value)
    widget.text = text(for: value)
    if let year = parts.year, let month = parts.month, let day = parts.day {
      widget.day = Gtk.Calendar.Day(year: year, month: month, day: day)
    }
    widget.setTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  func isShown(_ value: Date, in widget: DateButton) -> Bool {
    let parts = calendar.dateComponents(Self.parts, from: value)
    return widget.text == text(for: value) && widget.hour == parts.hour
      && widget.minute == parts.minute
      && widget.day
        == Gtk.Calendar.Day(
          year: parts.year ?? 0,
          month: parts.month ?? 0,
          day: parts.day ?? 0
        )
  }

  private static let parts: Set<Foundation.Calendar.Component> = [
    .year, .month, .day, .hour, .minute, .second, .nanosecond,
  ]

  // The calendar of GTK is Gregorian.
  private var calendar: Foundation.Calendar {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private func text(for date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: components.contains(.date) ? .abbreviated : .omitted,
        time: components.contains(.hourAndMinute) ? .shortened : .omitted,
        timeZone: timeZone
      )
    )
  }
}
