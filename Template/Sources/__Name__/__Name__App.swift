import AppCore
import AppViews
import ComposableGtk

/// The app, with its window.
@main
struct __Name__App: App {
  static let id = AppIdentity.id
  static let displayName = AppIdentity.name
  static let iconFolders = IconFolders.all

  private let arguments: Arguments
  private let launch = Launch()

  init() {
    arguments = .parseOrExit()
  }

  var launchOptions: LaunchOptions { LaunchOptions(urls: arguments.urls) }

  func willStart() {
    launch.prepare()
  }

  var body: some Scene {
    Window(AppIdentity.name, id: "main") {
      AppView(store: launch.store)
    }
    .defaultSize(width: 480, height: 640)
    .about(AboutInfo(version: AppIdentity.version, comments: "Write notes"))
  }
}
