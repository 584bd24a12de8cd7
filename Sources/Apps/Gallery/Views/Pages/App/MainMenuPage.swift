import GtkUI

/// The menu at the end of the header, to which an app adds its commands.
struct MainMenuPage: View {
  var body: some View {
    Form {
      Section("In the main menu") {
        Label("Commands of the app: All Pages, Random Page", systemImage: "list.bullet")
        Label("The keyboard shortcuts that there are", systemImage: "keyboard")
        Label("What the app is, and who made it", systemImage: "info")
        Label("The way out", systemImage: "xmark")
      }
      Section {
        Text("F10 opens the menu; Control+? shows the shortcuts; Control+Q quits.")
      } footer: {
        Text("All of it comes by itself. The app says only what is its own.")
      }
    }
  }
}
