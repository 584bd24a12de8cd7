import CGtk

/// A program with its windows, actions and shortcuts. The user can run only one instance of the
/// program in a login session, unless the application has no identifier or the flag `nonUnique`.
///
/// ```swift
/// let application = Application(id: "org.example.App")
/// application.onActivate { [weak application] in … }
/// exit(application.run(CommandLine.arguments))
/// ```
@MainActor
public final class Application: Object {
  /// The options of an application, which are a subset of `GApplicationFlags`.
  public struct Flags: OptionSet, Sendable {
    /// The bits of `GApplicationFlags`.
    public let rawValue: UInt32

    /// Creates a set from the bits of `GApplicationFlags`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ flags: GApplicationFlags) { rawValue = flags.rawValue }

    /// Files and URIs on the command line are passed to ``Application/onOpen(_:)``.
    public static let handlesOpen = Flags(cgtk_application_handles_open)
    /// Arguments, including those of later starts, are passed to ``Application/onCommandLine(_:)``.
    public static let handlesCommandLine = Flags(cgtk_application_handles_command_line)
    /// Every start of the program is a separate instance.
    public static let nonUnique = Flags(cgtk_application_non_unique)
  }

  /// Creates an application. The initializer traps if ``isValidID(_:)`` rejects the identifier. An
  /// application without an identifier is not unique: every start is a separate instance.
  public init(id: String?, flags: Flags = []) {
    super.init(
      gtk_application_new(id, GApplicationFlags(rawValue: flags.rawValue)),
      transfer: .full
    )
  }

  var application: UnsafeMutablePointer<GApplication> { cast() }

  /// Returns whether a string is a valid identifier. A valid identifier has at least two elements
  /// that are separated by points, such as "org.example.App". Wraps `g_application_id_is_valid`.
  public static func isValidID(_ id: String) -> Bool { g_application_id_is_valid(id).isTrue }

  /// The identifier with which the application was created.
  public var id: String? { string(g_application_get_application_id(application)) }

  /// The path at which GTK searches for the icons, menus and shortcuts that are compiled into the
  /// program; `nil` to disable the search. Set the path before the program is run.
  public var resourcePath: String? {
    get { string(g_application_get_resource_base_path(application)) }
    set { g_application_set_resource_base_path(application, newValue) }
  }

  /// Whether the application is registered with the session manager of the desktop, which then
  /// reports that a log-out was requested. Set the property before the program is run. Since 4.20,
  /// GTK observes log-outs through the desktop portal instead.
  public var registersSession: Bool {
    get { property("register-session", as: Bool.self) }
    set { setProperty("register-session", newValue) }
  }

  /// Runs the main loop and the tasks of the main actor until ``quit()`` is called, or until the
  /// application has no window and no hold. Returns the status for `exit`. The first argument is
  /// the name of the program.
  public func run(_ arguments: [String] = []) -> Int32 {
    MainActorSource.install()
    let copies = arguments.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    // GLib requires a null terminator. GLib may reorder the array, but does not free its elements.
    var vector = copies + [nil]
    return g_application_run(application, Int32(arguments.count), &vector)
  }

  /// Registers the application on the session bus, and returns whether the registration succeeded.
  /// If the application is not registered, ``run(_:)`` registers the application.
  @discardableResult
  public func register() -> Bool {
    g_application_register(application, nil, nil).isTrue
  }

  /// Whether this instance forwards activations and files to an instance that was already running.
  /// The value is valid after registration.
  public var isRemote: Bool { g_application_get_is_remote(application).isTrue }

  /// Emits `activate`. If an instance was already running, the signal is emitted in that instance.
  /// The application must be registered.
  public func activate() { g_application_activate(application) }

  /// Quits the main loop, even if windows are open.
  public func quit() { g_application_quit(application) }

  /// Prevents the program from quitting without a window, until ``release()`` is called.
  public func hold() { g_application_hold(application) }

  /// Reverses one call of ``hold()``. The program then quits if it has no window and no other hold.
  public func release() { g_application_release(application) }

  // MARK: Windows

  /// Adds a window. While an added window exists, the program quits only if ``quit()`` is called.
  /// The initializer of ``ApplicationWindow`` adds the window.
  public func addWindow(_ window: Window) { gtk_application_add_window(cast(), window.window) }

  /// Removes a window, which remains open. The program quits if it has no other added window and no
  /// hold.
  public func removeWindow(_ window: Window) {
    gtk_application_remove_window(cast(), window.window)
  }

  /// The window that most recently had the focus.
  public var activeWindow: Window? {
    gtk_application_get_active_window(cast()).flatMap { Object.existing(for: $0) as? Window }
  }

  /// The number of added windows, which prevent the program from quitting.
  public var windowCount: Int { Int(g_list_length(gtk_application_get_windows(cast()))) }

  // MARK: Actions

  /// Adds an action, which is activated as "app.name". An action with the same name is replaced.
  public func addAction(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  /// Removes the action with a name, if there is such an action. The name doesn't include the
  /// prefix "app.".
  public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }

  /// Sets the shortcuts of an action, such as `["<Control>q"]` for "app.quit". An empty array
  /// removes the shortcuts.
  public func setAccelerators(_ accelerators: [String], for action: String) {
    var copies = accelerators.map { UnsafePointer(g_strdup($0)) }
    defer { copies.forEach { g_free(UnsafeMutablePointer(mutating: $0)) } }
    copies.append(nil)
    gtk_application_set_accels_for_action(cast(), action, &copies)
  }

  /// Returns the shortcuts of an action, such as "app.quit", in the syntax of GTK. The array is
  /// empty if the action has no shortcuts.
  public func accelerators(for action: String) -> [String] {
    strings(freeing: gtk_application_get_accels_for_action(cast(), action))
  }
}
