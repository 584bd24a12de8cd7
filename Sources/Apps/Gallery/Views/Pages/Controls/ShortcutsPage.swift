import GtkUI

/// Keyboard shortcuts that trigger buttons.
struct ShortcutsPage: View {
  @State private var count = 0

  var body: some View {
    Form {
      Section {
        Button("More (Control+Plus)") { count += 1 }
          .keyboardShortcut("+")
        Button("Less (Control+Minus)") { count -= 1 }
          .keyboardShortcut("-")
        Button("Nought (Control+Shift+0)", systemImage: "xmark") { count = 0 }
          .keyboardShortcut("0", modifiers: [.command, .shift])
          .help("A tooltip, which a screen reader speaks as well")
      } header: {
        Text("Shortcuts")
      } footer: {
        Text("Counted: \(count)")
      }
      Section("Those of every dialog") {
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
