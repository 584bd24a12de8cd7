import GtkUI

/// Sliders for a number between two limits.
struct SliderPage: View {
  @State private var volume = 40.0
  @State private var rating = 3.0
  @State private var isEditing = false

  var body: some View {
    Form {
      Section("Any value") {
        Slider(value: $volume, in: 0...100) {
          Text("Volume")
        } onEditingChanged: {
          isEditing = $0
        }
        Text("\(Int(volume.rounded()))\(isEditing ? ", held" : "")")
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      Section("In steps, between labels") {
        Slider(value: $rating, in: 1...5, step: 1) {
          Text("Rating")
        } minimumValueLabel: {
          Text("1")
        } maximumValueLabel: {
          Text("5")
        }
        Text(String(repeating: "★", count: Int(rating))).foregroundStyle(.orange)
      }
      Section("Between icons, without its label") {
        Slider(value: $volume, in: 0...100) {
          Text("Loudness")
        } minimumValueLabel: {
          Image(systemName: "speaker.wave.1")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        .labelsHidden()
      }
      Section("Disabled, and tinted") {
        Slider(value: .constant(0.5)) { Text("Disabled") }
          .disabled()
        Slider(value: $volume, in: 0...100) { Text("Green") }
          .tint(.green)
      }
    }
  }
}
