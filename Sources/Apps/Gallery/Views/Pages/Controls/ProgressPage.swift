import GtkUI

/// Progress bars, spinners and gauges.
struct ProgressPage: View {
  @State private var value = 0.6

  var body: some View {
    Form {
      Section("Value of all indicators") {
        Slider(value: $value) { Text("Value") }
      }
      Section("Progress") {
        ProgressView(value: value).accessibilityLabel("Without a label")
        ProgressView("Copying files", value: value)
        ProgressView(value: value) {
          Text("Downloading")
        } currentValueLabel: {
          Text("\(Int(value * 100)) of 100 MB")
        }
        ProgressView("Tinted", value: value).tint(.green)
      }
      Section("Indeterminate") {
        HStack(spacing: 24) {
          ProgressView().accessibilityLabel("Working")
          ProgressView("Searching for devices")
        }
      }
      Section("Gauge") {
        Gauge(value: value) { Text("Battery") }
        Gauge(value: value) {
          Text("Disk")
        } currentValueLabel: {
          Text("\(Int(value * 512)) of 512 GB")
        }
      }
    }
  }
}
