import Foundation
import Gtk

/// An alert which reports that no program could open a link.
@MainActor
enum UnopenedLinkAlert {
  static func show(_ url: URL, above context: WindowContext?, _ placement: DialogPlacement) {
    StandaloneAlert.show(
      ToolkitWord.couldNotOpenLink.text,
      message: ToolkitWord.noAppForLink.text(url.absoluteString),
      implicitAnswer: .acknowledge,
      above: context,
      placement
    ) {
      EmptyView()
    }
  }
}
