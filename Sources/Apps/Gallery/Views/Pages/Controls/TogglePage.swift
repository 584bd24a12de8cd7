import GtkUI

/// Toggles as switches, check boxes and buttons.
struct TogglePage: View {
  @State private var isOn = true

  var body: some View {
    Form {
      Section("Switch") {
        Toggle("Airplane mode", isOn: $isOn)
        Toggle("Night light", systemImage: "moon", isOn: $isOn)
        Toggle(SampleText.paragraph, isOn: $isOn)
        Text(isOn ? "All switches are on." : "All switches are off.").foregroundStyle(.secondary)
      }
      Section("Checkbox") {
        Toggle("Remember me", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Always on", isOn: .constant(true)).toggleStyle(.checkbox).disabled()
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
