import Foundation
import Gtk
import IssueReporting
import Termination

/// An app that runs: GTK's application, and the nodes of the scenes.
@MainActor
final class AppHost<A: App> {
  let context: AppContext
  private let app: A
  private let application: Application
  private var node: Node<AppContent<A>>?
  private var signals: [MainLoopSource] = []

  init(_ app: A, isUnique: Bool) {
    self.app = app
    var id = A.id
    if !Application.isValidID(id) {
      id = TypeName(A.self).id
      reportIssue(
        """
        '\(A.id)' can't be the id of an app: it has at least two parts with dots between them, of \
        letters, digits, '_' and '-', such as 'org.example.Notes'. '\(id)' is used instead.
        """
      )
    }
    application = Application(id: id, flags: isUnique ? .handlesOpen : [.handlesOpen, .nonUnique])
    // Nothing is compiled in. To look for icons there would have GTK begin to read the themes before
    // it knows of the app's own folders; the start would wait for that, and for them to be read again.
    application.resourcePath = nil
    // A desktop that knows the app announces a log-out before it closes the display.
    application.registersSession = true
    context = AppContext(application: application, name: A.displayName)
  }

  func run(opening urls: [URL]) -> Int32 {
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.context.activate() }
    application.onOpen { [weak self] addresses in
      self?.context.open(addresses.compactMap { URL(string: $0) })
    }
    application.onLogOut { TerminationActions.shared.run() }
    application.onShutdown { [weak self] in self?.stop() }
    // Addresses only, none of which looks like an option: GLib has options of its own.
    let program = CommandLine.arguments.first ?? A.displayName
    return application.run([program] + urls.map(\.absoluteString))
  }

  private func start() {
    // First of all: GTK reads the themes on a thread of its own, in the meantime.
    Display.default?.addIconSearchPaths(A.iconFolders.map(\.path))
    ToolkitWord.replacements = A.words
    StyleSheet.load(A.styleSheet)
    Application.displayName = A.displayName
    if let id = application.id {
      Gtk.Window.setDefaultIconName(id)
    }
    Appearance.shared.followDesktop()
    // The desktop ends its session, or somebody the program: what is to be saved at the end is.
    signals = [SIGHUP, SIGINT, SIGTERM].map { signal in
      MainLoopSource(signal: signal) { [application] in
        application.quit()
        return .continue
      }
    }
    var environment = EnvironmentValues()
    environment.app = context
    node = AppContent(app: Embedded(app))
      .makeNode(NodeContext(parent: nil, environment: environment, page: nil))
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

/// The view that stands for an app.
struct AppContent<A: App>: View {
  let app: Embedded<A>

  var body: A.Body.SceneView { app.value.body.sceneView }
}
