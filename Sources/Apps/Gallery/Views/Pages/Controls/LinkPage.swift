import Foundation
import GtkUI

/// Links whose URLs the page handles, instead of opening the URLs in another app.
struct LinkPage: View {
  @State private var opened = "nothing yet"

  private let documentation = URL(filePath: "/usr/share/doc")

  var body: some View {
    Form {
      Section {
        Link("Documentation", destination: documentation)
        Link(destination: documentation) {
          Label("With an icon", systemImage: "globe")
        }
        Link("Disabled", destination: documentation).disabled()
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
