import Gtk

/// An open window of an app, with content of any type.
@MainActor
protocol AnyAppWindow: AnyObject {
  var window: ApplicationWindow { get }
  var value: WindowValue { get }
  var menu: MainMenu { get }
  var urlReceivers: URLReceivers { get }
  var closeGuards: CloseGuards { get }
  var activity: WindowActivity { get }

  /// Stores the current size of the window for the next window of its scene.
  func remember()

  /// Closes the window without calling the close guards.
  func close()
}

/// An open window of an app, with GTK's window, its content and its main menu.
@MainActor
final class AppWindow<Content: View>: AnyAppWindow {
  let window: ApplicationWindow
  let value: WindowValue
  let menu = MainMenu()
  let urlReceivers = URLReceivers()
  let closeGuards = CloseGuards()
  let activity: WindowActivity
  var onClose: @MainActor () -> Void = {}
  private let host: WindowHost<WindowContent<Content>>
  private let memory: WindowMemory?

  /// - Parameters:
  ///   - scene: The scene.
  ///   - value: The value that the window shows.
  ///   - memory: What the windows of the scene remember, or `nil` if they remember nothing.
  ///   - app: The app.
  ///   - parent: The node that is refreshed before the nodes of the window.
  ///   - environment: The environment of the scene.
  init(
    _ scene: WindowScene<Content>,
    value: WindowValue,
    memory: WindowMemory?,
    app: AppContext,
    parent: AnyNode,
    _ environment: EnvironmentValues
  ) {
    self.value = value
    self.memory = memory
    window = ApplicationWindow(application: app.application)
    activity = WindowActivity(window) { [weak app] in app?.activityDidChange() }
    let commands = environment.commands
    let environment = Self.content(environment, urlReceivers, closeGuards, activity, memory)
    let size = environment.defaultWindowSize
    host = WindowHost(
      scene.title ?? app.name,
      size: memory?.size(default: size) ?? size,
      content: WindowContent(value: value, content: scene.content),
      in: window,
      menuButton: scene.kind.isSettings ? nil : menu.button,
      parent: parent,
      environment: environment
    )
    menu.show(
      in: window,
      scene.kind,
      commands: commands,
      parent: parent,
      host.environment,
      // As in the other apps of the desktop, a dialog blocks the commands of its window.
      areKeysUsable: { [weak host] in host?.hasDialog != true },
      closeDocument: { [weak host] in host?.closeDocument() == true }
    )
    host.mayClose = { [closeGuards] in closeGuards.mayClose() }
    host.willClose = { [activity, weak self] in
      self?.remember()
      activity.windowWillClose()
      // The views respond to the last phase before the nodes are dismantled.
      UpdateScheduler.shared.flushNow()
    }
    window.onCloseRequest { [weak self] in
      self?.didClose()
      return false
    }
  }

  func present() {
    memory?.maximize(window)
    host.present()
  }

  func remember() { memory?.remember(window) }

  func close() {
    host.mayClose = { true }
    window.close()
  }

  func forEachNode(_ body: (AnyNode) -> Void) {
    if let node = host.node {
      body(node)
    }
    if let node = menu.node {
      body(node)
    }
  }

  func update(_ scene: WindowScene<Content>, _ environment: EnvironmentValues) {
    let commands = environment.commands
    let environment = Self.content(environment, urlReceivers, closeGuards, activity, memory)
    host.title = scene.title ?? environment.app?.name ?? ""
    host.update(WindowContent(value: value, content: scene.content), environment)
    menu.update(scene.kind, commands: commands, host.environment)
  }

  /// Returns the environment of the content. The environment doesn't contain the commands.
  /// Otherwise, the commands and their environment would retain each other.
  private static func content(
    _ environment: EnvironmentValues,
    _ receivers: URLReceivers,
    _ guards: CloseGuards,
    _ activity: WindowActivity,
    _ memory: WindowMemory?
  ) -> EnvironmentValues {
    var environment = environment
    environment.commands = []
    environment.urlReceivers = receivers
    environment.closeGuards = guards
    environment.sceneActivity = activity.scene
    environment.columnWidths = memory?.columnWidths
    return environment
  }

  private func didClose() {
    host.dismantle()
    menu.dismantle()
    onClose()
  }
}

/// The content of a window. The content is evaluated by a node of its own, so that only this window
/// observes the values that the content reads.
struct WindowContent<Content: View>: View {
  let value: WindowValue
  let content: @MainActor (WindowValue) -> Content

  var body: Content { content(value) }
}
