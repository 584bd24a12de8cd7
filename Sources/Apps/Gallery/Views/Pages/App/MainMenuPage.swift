import GtkUI

/// The menu at the end of the header, to which an app adds its commands.
struct MainMenuPage: View {
  var body: some View {
    Form {
      Section("In the main menu") {
        Label("Commands of the app: All Pages, Random Page", systemImage: "list.bullet")
        Label("The list of keyboard shortcuts", systemImage: "keyboard")
        Label("Information about the app", systemImage: "info")
        Label("Quit", systemImage: "xmark")
      }
      Section {
        Text("F10 opens the menu, Control+? shows the keyboard shortcuts, and Control+Q quits.")
      } footer: {
        Text("GtkUI provides the main menu. The app adds only its own commands.")
      }
    }
  }
}
