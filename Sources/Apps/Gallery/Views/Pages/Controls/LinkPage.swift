import Foundation
import GtkUI

/// Links whose URLs the app handles itself, instead of opening another app.
struct LinkPage: View {
  @State private var opened = "Nothing yet"

  private let manual = URL(filePath: "/usr/share/doc")

  var body: some View {
    Form {
      Section {
        Link("A link", destination: manual)
        Link(destination: manual) {
          Label("With an icon", systemImage: "globe")
        }
        Link("Disabled", destination: manual).disabled()
      } header: {
        Text("Links")
      } footer: {
        Text("Opened: \(opened)")
      }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.path
        return .handled
      }
    )
  }
}
