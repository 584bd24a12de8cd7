import GtkUI

/// Colour pickers for a colour of a palette or a custom colour.
struct ColorPickerPage: View {
  @State private var color = Color.teal

  var body: some View {
    Form {
      Section("Colours") {
        ColorPicker("Background", selection: $color)
        ColorPicker("Without transparency", selection: $color, supportsOpacity: false)
        Text(
          "Red \(percent(color.red)), green \(percent(color.green)), blue \(percent(color.blue))"
        )
        .foregroundStyle(.secondary)
      }
      Section("Disabled") {
        ColorPicker("Fixed", selection: .constant(.purple)).disabled()
      }
    }
  }

  private func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
}
