import GtkUI

/// A form of settings, with sections of controls.
struct FormPage: View {
  @State private var name = "Ada"
  @State private var isPublic = true
  @State private var quality = "High"
  @State private var volume = 0.7
  @State private var reminders = 3

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Public profile", isOn: $isPublic)
      } header: {
        Text("Account")
      } footer: {
        Text("Everyone can see the name of a public profile. A footer wraps if it is long.")
      }
      Section("Sound") {
        Picker("Quality", selection: $quality) {
          Text("Low").tag("Low")
          Text("High").tag("High")
        }
        Slider(value: $volume) { Text("Volume") }
        Stepper("Reminders", value: $reminders, in: 0...9, format: .number)
      }
      Section("Disabled section") {
        Toggle("Mute", isOn: .constant(false))
        Button("Test sound") {}
      }
      .disabled()
      Button("Sign out", role: .destructive) { name = "" }
    }
  }
}
