import GtkUI

/// A form of settings, with controls in boxes.
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
        Toggle("Show to everyone", isOn: $isPublic)
      } header: {
        Text("Account")
      } footer: {
        Text("Everyone can see the name if it is shown. A footer may be as long as it likes.")
      }
      Section("Sound") {
        Picker("Quality", selection: $quality) {
          Text("Low").tag("Low")
          Text("High").tag("High")
        }
        Slider(value: $volume) { Text("Volume") }
        Stepper("Reminders: \(reminders)", value: $reminders, in: 0...9)
      }
      Section("Disabled as a whole") {
        Toggle("Mute", isOn: .constant(false))
        Button("Test the Sound") {}
      }
      .disabled()
      Button("Sign Out", role: .destructive) { name = "" }
    }
  }
}
