import GtkUI

/// Keyboard shortcuts that trigger buttons.
struct ShortcutsPage: View {
  @State private var count = 0

  var body: some View {
    Form {
      Section {
        Button("Increment (Control+Plus)") { count += 1 }
          .keyboardShortcut("+")
        Button("Decrement (Control+Minus)") { count -= 1 }
          .keyboardShortcut("-")
        Button("Reset (Control+Shift+0)", systemImage: "xmark") { count = 0 }
          .keyboardShortcut("0", modifiers: [.command, .shift])
          .help("Screen readers also announce this tooltip")
      } header: {
        Text("Shortcuts")
      } footer: {
        Text("Count: \(count)")
      }
      Section("Default action") {
        HStack(spacing: 12) {
          Button("Default (Enter)") { count += 10 }
            .keyboardShortcut(.defaultAction)
          Button("Disabled") {}
            .keyboardShortcut("d")
            .disabled()
        }
      }
    }
  }
}
