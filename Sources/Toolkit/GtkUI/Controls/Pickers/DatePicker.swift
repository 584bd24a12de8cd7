import Foundation
import Gtk

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the components.
  public let rawValue: Int

  /// Creates components from bits, of which 1 is `date` and 2 is `hourAndMinute`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day, the month and the year, in the Gregorian calendar.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute, in the current time zone. The seconds don't change.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control with which the user selects a day, a time, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// ```
///
/// A button shows the selected date, and opens a popover with a calendar, a clock, or both.
/// Components that aren't shown are preserved. For example, selecting a day preserves the time. If
/// the user selects a date outside the limits, the nearer limit is selected.
public struct DatePicker<Title: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents
  private let title: String?
  private let label: Title

  /// Creates a date picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: The date. The picker shows a date outside the limits until the user changes the
  ///     date.
  ///   - range: The first and the last date that the user can select.
  ///   - displayedComponents: The components that the user can change.
  ///   - label: The label. Text in the label is the accessible name.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Title
  ) {
    self.selection = selection
    self.range = range
    components = displayedComponents
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  /// A row with the label and a button that shows the selected date.
  public var body: some View {
    LabeledControl(
      title,
      label: label,
      isLabelHidden: isLabelHidden,
      control: DateControl(
        value: selection.wrappedValue,
        binding: selection,
        range: range,
        components: components
      )
    )
  }
}

extension DatePicker where Title == Text {
  /// Creates a date picker with a text as its label, and with the limits of a closed range.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker with a text as its label, and with an earliest date.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      title,
      selection: selection,
      in: range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents: displayedComponents
    )
  }

  /// Creates a date picker with a text as its label, and with a latest date.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      title,
      selection: selection,
      in: min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents: displayedComponents
    )
  }
}
