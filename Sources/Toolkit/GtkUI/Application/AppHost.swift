import Foundation
import Gtk
import IssueReporting
import Termination

/// A running app, which contains GTK's application and the nodes of the scenes.
@MainActor
final class AppHost<A: App> {
  let context: AppContext
  private let app: A
  private let application: Application
  private var node: Node<AppContent<A>>?
  private var signals: [MainLoopSource] = []

  /// - Parameters:
  ///   - app: The app.
  ///   - isUnique: Whether another instance of the app is shown instead, if there is one.
  ///   - windowStates: What the windows remember, or `nil` for the states of the app's file.
  init(_ app: A, isUnique: Bool, windowStates: WindowStates? = nil) {
    self.app = app
    var id = A.id
    if !Application.isValidID(id) {
      id = TypeName(A.self).id
      reportIssue(
        """
        '\(A.id)' is not a valid id of an app. '\(id)' is used instead. An id consists of at least \
        two parts, separated by dots, of letters, digits, '_' and '-', such as 'org.example.Notes'.
        """
      )
    }
    application = Application(id: id, flags: isUnique ? .handlesOpen : [.handlesOpen, .nonUnique])
    // The program contains no compiled resources. If GTK searched the resources for icons, GTK
    // would read the themes before the app's own folders are set. The start would wait until the
    // themes are read, and GTK would read the themes again.
    application.resourcePath = nil
    // The session manager notifies a registered app of a log-out before the display is closed.
    application.registersSession = true
    context = AppContext(
      application: application,
      name: A.displayName,
      windowStates: windowStates ?? WindowStates(app: id)
    )
  }

  func run(opening urls: [URL]) -> Int32 {
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.context.activate() }
    application.onOpen { [weak self] addresses in
      self?.context.open(addresses.compactMap { URL(string: $0) })
    }
    application.onLogOut { TerminationActions.shared.run() }
    application.onShutdown { [weak self] in self?.stop() }
    // Only the program's name and URLs are passed, because GLib would parse options.
    let program = CommandLine.arguments.first ?? A.displayName
    return application.run([program] + urls.map(\.absoluteString))
  }

  private func start() {
    // The search paths are added first, because GTK then reads the themes on another thread while
    // the app starts.
    Display.default?.addIconSearchPaths(A.iconFolders.map(\.path))
    ToolkitWord.replacements = A.words
    StyleSheet.load(ToolkitStyleSheet.source(app: A.styleSheet, hasLooks: A.hasToolkitLooks))
    Application.displayName = A.displayName
    if let id = application.id {
      Gtk.Window.setDefaultIconName(id)
    }
    Appearance.shared.followDesktop()
    // On these signals, the app quits normally, so the termination actions run.
    signals = [SIGHUP, SIGINT, SIGTERM].map { signal in
      MainLoopSource(signal: signal) { [application] in
        application.quit()
        return .continue
      }
    }
    app.willStart()
    var environment = EnvironmentValues()
    environment.app = context
    environment.closeWindow = { $0.dismissWindow() }
    node = AppContent(app: Embedded(app))
      .makeNode(NodeContext(parent: nil, environment: environment, scope: nil))
  }

  private func stop() {
    context.willTerminate()
    node?.dismantle()
    node = nil
    Appearance.shared.stopFollowingDesktop()
    signals.forEach { $0.cancel() }
    signals = []
  }
}

/// The view that represents an app.
struct AppContent<A: App>: View {
  let app: Embedded<A>

  var body: A.Body.SceneView { app.value.body.sceneView }
}
