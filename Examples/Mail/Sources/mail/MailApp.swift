import ComposableGtk
import MailFeature
import MailViews

/// The app, whose location is one value. `mail mail:///folder/Inbox/message/3` opens a link.
@main
struct MailApp: App {
  static let id = "io.github.composable_gtk.Mail"
  static let displayName = "Mail"

  private let store = Store(initialState: Mail.State()) { Mail() }

  var launchOptions: LaunchOptions { .commandLine }

  var body: some Scene {
    Window("Mail", id: "mail") { MailView(store: store) }
      .defaultSize(width: 1000, height: 640)
  }
}
