import Foundation
import GtkUI

/// Date pickers for a date, a time, or both.
struct DatePickerPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Form {
      Section("Components") {
        DatePicker("Date and time", selection: $date)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        Text(date, format: .dateTime.day().month(.wide).year().hour().minute())
          .foregroundStyle(.secondary)
      }
      Section("Range") {
        DatePicker(
          "With an earliest date",
          selection: $date,
          in: Self.earliest...,
          displayedComponents: .date
        )
      }
      Section("Disabled") {
        DatePicker("Date and time", selection: $date).disabled()
      }
    }
  }

  private static let earliest = Date(timeIntervalSince1970: 1_699_000_000)
}
