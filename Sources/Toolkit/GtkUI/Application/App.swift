import Foundation
import Gtk

/// Something that the toolkit says by itself, such as the title of a button that nobody gave one.
public typealias ToolkitWord = Gtk.ToolkitWord

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
/// The first of the scenes opens when the program starts; the program ends when the last window is
/// closed. It runs once a session: a second start shows the front window of the first, and hands it
/// the files and links that it was given, for `onOpenURL`.
///
/// The program ends by itself when the last window is closed, when a person quits the app, on SIGTERM,
/// SIGINT and SIGHUP, and at log-out. Each window has the phase ``ScenePhase/background`` before that, and
/// the actions of ``Scene/onTerminate(perform:)`` run.
///
/// Each window has a main menu, with the commands of its scene, the keyboard shortcuts, what the app
/// is, and the way out. Light and dark follow the desktop.
@MainActor
public protocol App: SendableMetatype {
  associatedtype Body: Scene

  /// The windows that the app can open. Whatever observable it reads makes it be evaluated again.
  @SceneBuilder
  var body: Body { get }

  init()

  /// The id by which the desktop knows the app, in the manner of `org.example.Notes`: the names of
  /// its desktop entry and of its icon. Without one of its own an app has one that is made of the
  /// names of its module and its type.
  static var id: String { get }

  /// What people call the app. Without one of its own it is the type's name without "App".
  static var displayName: String { get }

  /// How the app's own classes look; CSS as GTK understands it.
  static var styleSheet: String { get }

  /// Folders with icons that come with the app, each laid out as those of the desktop are:
  /// `hicolor/scalable/apps/org.example.Notes.svg`. They are found wherever the app is installed, and
  /// also where the desktop doesn't look for icons; of its own icons the desktop's go before them. A
  /// folder that isn't there is passed over.
  static var iconFolders: [URL] { get }

  /// What the toolkit says instead of what it would say by itself: that is in the user's language where
  /// GTK has a translation, such as of "Cancel", and English where it has none.
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

  /// The options with which ``main()`` starts the app. By default, an app runs once per session, and
  /// opens the arguments that are links or that name files.
  var launchOptions: LaunchOptions { get }
}

extension App {
  public static var id: String { TypeName(Self.self).id }

  public static var displayName: String { TypeName(Self.self).displayName }

  public static var styleSheet: String { "" }

  public static var iconFolders: [URL] { [] }

  public static var words: [ToolkitWord: String] { [:] }

  public var launchOptions: LaunchOptions { .commandLine }

  /// Runs the app with its ``launchOptions``, and ends the program.
  public static func main() {
    let app = Self()
    let options = app.launchOptions
    exit(app.run(isUnique: options.isUnique, opening: options.urls))
  }

  /// Shows the first window, and returns when the last is closed.
  ///
  /// ``main()`` calls this method; so does a program with several commands, for the command that shows
  /// windows.
  ///
  /// - Parameters:
  ///   - isUnique: Whether an instance that runs already is shown instead. Tests say `false`.
  ///   - urls: What is opened at the start: the front window's `onOpenURL` gets each.
  /// - Returns: What the program should exit with.
  public func run(isUnique: Bool = true, opening urls: [URL] = []) -> Int32 {
    let host = AppHost(self, isUnique: isUnique)
    // Whatever runs holds it weakly.
    return withExtendedLifetime(host) { host.run(opening: urls) }
  }
}
