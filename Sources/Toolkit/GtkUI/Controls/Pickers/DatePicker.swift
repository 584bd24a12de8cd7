import Foundation
import Gtk

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control that selects a day, a time, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// ```
///
/// A button shows the chosen date and opens a calendar. Components that aren't shown don't change:
/// choosing a day preserves the time. A date outside the limits is clamped to the nearer limit.
public struct DatePicker<Title: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents
  private let title: String?
  private let label: Title

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
