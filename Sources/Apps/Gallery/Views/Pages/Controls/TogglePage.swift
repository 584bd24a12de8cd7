import GtkUI

/// Toggles, which are on or off.
struct TogglePage: View {
  @State private var isOn = true

  var body: some View {
    Form {
      Section("Switch") {
        Toggle("Airplane mode", isOn: $isOn)
        Toggle("Night light", systemImage: "moon", isOn: $isOn)
        Toggle(SampleText.paragraph, isOn: $isOn)
        Text(isOn ? "All of them are on." : "All of them are off.").foregroundStyle(.secondary)
      }
      Section("Checkbox") {
        Toggle("Remember me", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Can't be changed", isOn: .constant(true)).toggleStyle(.checkbox).disabled()
      }
      Section("Button") {
        HStack(spacing: 12) {
          Toggle("Mute", isOn: $isOn)
          Toggle("Repeat", systemImage: "arrow.clockwise", isOn: $isOn).labelStyle(.iconOnly)
          Toggle("Disabled", isOn: .constant(true)).disabled()
        }
        .toggleStyle(.button)
      }
      Section("Disabled") {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      .disabled()
      Section("Tint") {
        Toggle("Green", isOn: $isOn).tint(.green)
      }
    }
  }
}
