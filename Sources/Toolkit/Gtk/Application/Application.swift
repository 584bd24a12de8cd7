import CGtk

/// A program, of which one instance runs per session, with its windows, actions and shortcuts.
///
/// ```swift
/// let application = Application(id: "org.example.App")
/// application.onActivate { [weak application] in … }
/// exit(application.run(CommandLine.arguments))
/// ```
@MainActor
public final class Application: Object {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ flags: GApplicationFlags) { rawValue = flags.rawValue }

    /// Files and URIs on the command line are passed to ``Application/onOpen(_:)``.
    public static let handlesOpen = Flags(cgtk_application_handles_open)
    /// Arguments, including those of later starts, are passed to ``Application/onCommandLine(_:)``.
    public static let handlesCommandLine = Flags(cgtk_application_handles_command_line)
    /// Every start is a separate instance that doesn't use the session bus. For tests.
    public static let nonUnique = Flags(cgtk_application_non_unique)
  }

  public init(id: String?, flags: Flags = []) {
    super.init(
      gtk_application_new(id, GApplicationFlags(rawValue: flags.rawValue)),
      transfer: .full
    )
  }

  var application: UnsafeMutablePointer<GApplication> { cast() }

  public static func isValidID(_ id: String) -> Bool { g_application_id_is_valid(id).isTrue }

  public var id: String? { string(g_application_get_application_id(application)) }

  /// The path at which GTK searches for the icons, menus and shortcuts that are compiled into the
  /// program; `nil` to disable the search. Set the path before the program is run.
  public var resourcePath: String? {
    get { string(g_application_get_resource_base_path(application)) }
    set { g_application_set_resource_base_path(application, newValue) }
  }

  /// Whether the application is registered with the session manager of the desktop, which then
  /// announces a log-out. Set the property before the program is run.
  public var registersSession: Bool {
    get { property("register-session", as: Bool.self) }
    set { setProperty("register-session", newValue) }
  }

  /// Runs the main loop, with main-actor tasks, until the last window is closed. Returns the status
  /// for `exit`. `arguments` begin with the name of the program.
  public func run(_ arguments: [String] = []) -> Int32 {
    MainActorSource.install()
    let copies = arguments.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    // GLib requires a null terminator. GLib may reorder the array, but does not free its elements.
    var vector = copies + [nil]
    return g_application_run(application, Int32(arguments.count), &vector)
  }

  /// Registers the application with the session. `run` does so itself, if necessary.
  @discardableResult
  public func register() -> Bool {
    g_application_register(application, nil, nil).isTrue
  }

  /// Whether another instance already runs, to which activations and files are forwarded. Valid
  /// after registration.
  public var isRemote: Bool { g_application_get_is_remote(application).isTrue }

  public func activate() { g_application_activate(application) }

  /// Quits the main loop, even if windows are open.
  public func quit() { g_application_quit(application) }

  /// Prevents the program from quitting without a window, until ``release()`` is called.
  public func hold() { g_application_hold(application) }

  public func release() { g_application_release(application) }

  // MARK: Windows

  public func addWindow(_ window: Window) { gtk_application_add_window(cast(), window.window) }

  public func removeWindow(_ window: Window) {
    gtk_application_remove_window(cast(), window.window)
  }

  /// The window that was used last.
  public var activeWindow: Window? {
    gtk_application_get_active_window(cast()).flatMap { Object.existing(for: $0) as? Window }
  }

  /// The number of windows that prevent the program from quitting.
  public var windowCount: Int { Int(g_list_length(gtk_application_get_windows(cast()))) }

  // MARK: Actions

  public func addAction(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }

  /// Sets the shortcuts of an action, such as `["<Control>q"]` for "app.quit". An empty array
  /// removes the shortcuts.
  public func setAccelerators(_ accelerators: [String], for action: String) {
    var copies = accelerators.map { UnsafePointer(g_strdup($0)) }
    defer { copies.forEach { g_free(UnsafeMutablePointer(mutating: $0)) } }
    copies.append(nil)
    gtk_application_set_accels_for_action(cast(), action, &copies)
  }

  public func accelerators(for action: String) -> [String] {
    strings(taking: gtk_application_get_accels_for_action(cast(), action))
  }
}
