import Gtk

/// Runs a program with a window.
///
/// ```swift
/// let runner = AppRunner(id: "org.example.Notes", style: css) {
///   Window("Notes") { NotesView() }
/// }
/// exit(runner.run())
/// ```
///
/// Ctrl+W closes the window, Ctrl+Q ends the program. Light and dark follow the desktop.
@MainActor
public final class AppRunner<Content: View> {
  private let application: Application
  private let style: String
  private let makeWindow: @MainActor () -> Window<Content>
  private var host: WindowHost<Content>?
  private var colorScheme: ColorSchemePortal?

  /// - Parameters:
  ///   - id: The id by which the desktop knows the app, in the manner of `org.example.Notes`.
  ///   - style: How the app's own classes look; CSS as GTK understands it.
  ///   - window: The window; asked for once, when GTK has started.
  public init(
    id: String,
    style: String = "",
    window: @escaping @MainActor () -> Window<Content>
  ) {
    precondition(Application.isValidID(id), "'\(id)' is not an id such as 'org.example.Notes'.")
    application = Application(id: id, flags: .nonUnique)
    self.style = style
    makeWindow = window
  }

  /// Shows the window, and returns when it is closed.
  ///
  /// - Returns: What the program should exit with.
  public func run() -> Int32 {
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.activate() }
    application.onShutdown { [weak self] in self?.stop() }
    return application.run()
  }

  private func start() {
    StyleSheet.load(style)
    if let id = application.id {
      Gtk.Window.setDefaultIconName(id)
    }
    colorScheme = ColorSchemePortal { scheme in
      Settings.default?.prefersDarkTheme = scheme == .preferDark
    }
    add("quit", accelerator: "<Control>q") { [weak self] in self?.application.quit() }
    add("close", accelerator: "<Control>w") { [weak self] in self?.host?.window.close() }
  }

  private func add(
    _ name: String,
    accelerator: String,
    _ perform: @escaping @MainActor () -> Void
  ) {
    application.addAction(SimpleAction(name, perform))
    application.setAccelerators([accelerator], for: "app.\(name)")
  }

  private func activate() {
    let host =
      self.host ?? WindowHost(makeWindow(), in: ApplicationWindow(application: application))
    self.host = host
    host.present()
  }

  private func stop() {
    host?.dismantle()
    host = nil
  }
}
