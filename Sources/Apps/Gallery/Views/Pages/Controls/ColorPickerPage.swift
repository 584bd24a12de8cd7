import GtkUI

/// Colour pickers, which offer a palette and custom colours.
struct ColorPickerPage: View {
  @State private var color = Color.teal

  var body: some View {
    Form {
      Section("Colours") {
        ColorPicker("Background", selection: $color)
        ColorPicker("Background without opacity", selection: $color, supportsOpacity: false)
        Text(
          "Red \(percent(color.red)), green \(percent(color.green)), blue \(percent(color.blue))"
        )
        .foregroundStyle(.secondary)
      }
      Section("Disabled") {
        ColorPicker("Background", selection: .constant(.purple)).disabled()
      }
    }
  }

  private func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
}
