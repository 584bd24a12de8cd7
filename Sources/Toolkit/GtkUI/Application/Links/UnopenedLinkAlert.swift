import Foundation
import Gtk

/// Says that nothing opens a link.
@MainActor
final class UnopenedLinkAlert {
  private var dialog: AlertDialog?

  static func show(_ url: URL, above window: Gtk.Window?) {
    let alert = UnopenedLinkAlert()
    let content = AlertContent(
      title: "Could Not Open Link",
      message: "There is no app for \(url.absoluteString)",
      buttons: [AlertContent.Button("OK", role: .cancel) {}]
    )
    // The alert stays for as long as the dialog is there to answer.
    alert.dialog = AlertDialog(content, above: window) { _ in
      alert.dialog?.close()
      alert.dialog = nil
    }
  }
}
