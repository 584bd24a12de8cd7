import Foundation
import Gtk

/// An alert which reports that no program could open a link.
@MainActor
enum UnopenedLinkAlert {
  static func show(_ url: URL, in environment: EnvironmentValues) {
    StandaloneAlert.show(
      ToolkitWord.couldNotOpenLink.text,
      message: ToolkitWord.noAppForLink.text(url.absoluteString),
      implicitAnswer: .acknowledge,
      in: environment
    ) {
      EmptyView()
    }
  }
}
