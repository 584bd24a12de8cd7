import GtkUI

/// Sliders for a number in a range.
struct SliderPage: View {
  @State private var volume = 40.0
  @State private var rating = 3.0
  @State private var isEditing = false

  var body: some View {
    Form {
      Section("Continuous") {
        Slider(value: $volume, in: 0...100) {
          Text("Volume")
        } onEditingChanged: {
          isEditing = $0
        }
        Text("\(Int(volume.rounded()))\(isEditing ? ", dragging" : "")")
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      Section("With steps and value labels") {
        Slider(value: $rating, in: 1...5, step: 1) {
          Text("Rating")
        } minimumValueLabel: {
          Text("1")
        } maximumValueLabel: {
          Text("5")
        }
        Text(String(repeating: "★", count: Int(rating))).foregroundStyle(.orange)
      }
      Section("With icons and a hidden label") {
        Slider(value: $volume, in: 0...100) {
          Text("Loudness")
        } minimumValueLabel: {
          Image(systemName: "speaker.wave.1")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        .labelsHidden()
      }
      Section("Disabled and tinted") {
        Slider(value: .constant(0.5)) { Text("Disabled") }
          .disabled()
        Slider(value: $volume, in: 0...100) { Text("Green") }
          .tint(.green)
      }
    }
  }
}
