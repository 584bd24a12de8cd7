import CGtk

/// A program: one instance a session, its windows, actions and shortcuts.
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

    /// Files and addresses on the command line arrive at ``Application/onOpen(_:)``.
    public static let handlesOpen = Flags(cgtk_application_handles_open)
    /// Arguments arrive, also from later starts, at ``Application/onCommandLine(_:)``.
    public static let handlesCommandLine = Flags(cgtk_application_handles_command_line)
    /// Every start is an instance of its own, without the bus. For tests.
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

  /// Where GTK looks for the icons, menus and shortcuts that are compiled into the program; nil for
  /// nowhere. It has a say before the program is run.
  public var resourcePath: String? {
    get { string(g_application_get_resource_base_path(application)) }
    set { g_application_set_resource_base_path(application, newValue) }
  }

  /// Whether the session manager of the desktop knows the app, so that it announces a log-out. To be
  /// set before the program is run.
  public var registersSession: Bool {
    get { property("register-session", as: Bool.self) }
    set { setProperty("register-session", newValue) }
  }

  /// Runs the main loop until the last window is gone, with main-actor tasks. Returns the status
  /// for `exit`. `arguments` begin with the program's name.
  public func run(_ arguments: [String] = []) -> Int32 {
    MainActorSource.install()
    let copies = arguments.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    // GLib wants the array to end with null, and may reorder it, not free what is in it.
    var vector = copies + [nil]
    return g_application_run(application, Int32(arguments.count), &vector)
  }

  /// Connects to the session early, as `run` does by itself.
  @discardableResult
  public func register() -> Bool {
    g_application_register(application, nil, nil).isTrue
  }

  /// Whether another instance runs already, which gets what is sent to this one. Known once
  /// registered.
  public var isRemote: Bool { g_application_get_is_remote(application).isTrue }

  public func activate() { g_application_activate(application) }

  /// Ends the main loop, whatever windows there are.
  public func quit() { g_application_quit(application) }

  /// Keeps the program running without a window until ``release()``.
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

  /// How many windows keep the program running.
  public var windowCount: Int { Int(g_list_length(gtk_application_get_windows(cast()))) }

  // MARK: Actions

  public func addAction(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }

  /// The shortcuts of an action, such as `["<Control>q"]` for "app.quit". None takes them away.
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
