import Foundation
import Gtk

/// A program with windows.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   static let id = "org.example.Notes"
///
///   var body: some Scene {
///     WindowGroup("Notes") { NotesView() }
///   }
/// }
/// ```
///
/// The first scene that isn't a ``Settings`` scene is shown when the program starts. By default,
/// the program runs once per session. A second start shows the front window of the running program,
/// and passes the files and links of the second start to `onOpenURL`.
///
/// The program ends when the last window is closed, when the user quits the app, and on SIGTERM,
/// SIGINT and SIGHUP. Before the program ends, the phase of each window becomes
/// ``ScenePhase/background``, and the actions of ``Scene/onTerminate(perform:)`` run. The actions
/// also run when the desktop requests a log-out, which another program can still prevent.
///
/// Each window except the settings window has a main menu, with the commands of its scene, the
/// keyboard shortcuts, the "About" window, and "Quit". The app uses the light or the dark style of
/// the desktop.
@MainActor
public protocol App: SendableMetatype {
  /// The type of the scenes of the app, which is inferred from `body`.
  associatedtype Body: Scene

  /// The scenes of the app. If an observable value changes that the body has read, the body is
  /// evaluated again.
  @SceneBuilder
  var body: Body { get }

  /// Creates the app. ``main()`` calls the initializer once, before GTK is started, so an app can
  /// parse the command line in its initializer.
  init()

  /// Called once before ``body`` is evaluated and the first window is created. An instance that
  /// ends because the app already runs does not call the method.
  ///
  /// Create the store of the app here, so that the values that the creation reads are not observed.
  /// The content of a window observes the values that its closure reads, so a store that the
  /// closure creates would evaluate the closure again after a change of its initial state.
  ///
  /// ```swift
  /// @MainActor
  /// final class Launch {
  ///   private(set) lazy var items = ["Milk", "Bread"]
  /// }
  ///
  /// struct ShoppingApp: App {
  ///   let launch = Launch()
  ///
  ///   func willStart() { _ = launch.items }
  ///
  ///   var body: some Scene {
  ///     WindowGroup("Shopping") { Text(launch.items.joined(separator: ", ")) }
  ///   }
  /// }
  /// ```
  func willStart()

  /// The id of the app, such as `org.example.Notes`, which is the name of its desktop entry and of
  /// its icon. By default, the id consists of `local`, the name of the module and the name of the
  /// type.
  static var id: String { get }

  /// The name of the app for the user. By default, the name is the name of the type without "App".
  static var displayName: String { get }

  /// CSS rules for the app's own style classes.
  static var styleSheet: String { get }

  /// Whether the app has the toolkit's own looks, GNOME's design of today, while the theme of the
  /// desktop is the default theme of GTK. If `false`, or if the user has chosen another theme, the
  /// app has the looks of the theme.
  ///
  /// In both cases, the style sheet of the app can use the color names of GNOME, such as
  /// `@card_bg_color`.
  static var hasToolkitLooks: Bool { get }

  /// Folders with icons of the app, in the layout of the desktop's icon folders:
  /// `hicolor/scalable/apps/org.example.Notes.svg`. The icons in these folders are found even if
  /// the desktop doesn't search the folders. Icons of the desktop have precedence. A folder that
  /// doesn't exist is skipped.
  static var iconFolders: [URL] { get }

  /// Replacements for texts of the toolkit. A text that isn't replaced is in the user's language if
  /// GTK has a translation of the text, such as for "Cancel". Otherwise the text is in English.
  ///
  /// ```swift
  /// static var words: [ToolkitWord: String] {
  ///   [
  ///     .quit: NSLocalizedString("Quit", comment: "A menu item"),
  ///     .newWindow: NSLocalizedString("New Window", comment: "A menu item"),
  ///   ]
  /// }
  /// ```
  static var words: [ToolkitWord: String] { get }

  /// The options with which ``main()`` starts the app. By default, an app runs once per session,
  /// and opens the arguments that are links or the paths of files.
  var launchOptions: LaunchOptions { get }
}

extension App {
  /// The names of the module and the type after `local`, such as `local.Notes.NotesApp`.
  public static var id: String { TypeName(Self.self).id }

  /// The name of the type without the suffix "App", such as "Notes" for `NotesApp`.
  public static var displayName: String { TypeName(Self.self).displayName }

  /// Does nothing.
  public func willStart() {}

  /// An empty style sheet.
  public static var styleSheet: String { "" }

  /// `true`, so that the app has the toolkit's own looks.
  public static var hasToolkitLooks: Bool { true }

  /// No folders, so that only the icons of the desktop and of GTK are found.
  public static var iconFolders: [URL] { [] }

  /// No replacements.
  public static var words: [ToolkitWord: String] { [:] }

  /// The default options, ``LaunchOptions/commandLine``. The app runs once per session, and opens
  /// the arguments of the process that are links or the paths of files.
  public var launchOptions: LaunchOptions { .commandLine }

  /// Runs the app with its ``launchOptions``, and exits the program.
  public static func main() {
    // The initializer of the app may start threads.
    ProcessHeap.limitGrowth()
    let app = Self()
    let options = app.launchOptions
    exit(app.run(isUnique: options.isUnique, opening: options.urls))
  }

  /// Shows the first window, and returns when the app quits.
  ///
  /// ``main()`` calls this method. A program with several commands calls this method for the
  /// command that shows windows.
  ///
  /// - Parameters:
  ///   - isUnique: Whether the app runs once per session. If `true` and the app already runs, the
  ///     running instance is shown, and this method returns. Tests pass `false`.
  ///   - urls: The URLs that are opened at the start. Each URL is passed to `onOpenURL` of the
  ///     front window, or of another window if no view in the front window calls `onOpenURL`.
  /// - Returns: The exit status of the program.
  public func run(isUnique: Bool = true, opening urls: [URL] = []) -> Int32 {
    ProcessHeap.limitGrowth()
    let host = AppHost(self, isUnique: isUnique)
    // Other objects only have weak references to the host.
    return withExtendedLifetime(host) { host.run(opening: urls) }
  }
}
