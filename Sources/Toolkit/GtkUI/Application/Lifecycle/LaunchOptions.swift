import Foundation

/// The options with which an app starts.
///
/// If an app has command-line options, the app can parse the options in `init()`:
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   let arguments: NotesArguments  // a ParsableCommand
///
///   init() { arguments = .parseOrExit() }
///
///   var launchOptions: LaunchOptions {
///     LaunchOptions(isUnique: !arguments.newInstance, urls: arguments.files)
///   }
///
///   var body: some Scene { WindowGroup { NotesView() } }
/// }
/// ```
public struct LaunchOptions: Sendable {
  /// Whether the app runs once per session. If `true` and the app already runs, the running
  /// instance receives ``urls``.
  public var isUnique: Bool
  /// The links and files that the app opens. Each URL is passed to `onOpenURL` of the front window,
  /// or of another window if no view in the front window calls `onOpenURL`.
  public var urls: [URL]

  /// Creates the options. By default, the app runs once per session and opens no URLs. For the
  /// arguments of the process, use ``commandLine``.
  public init(isUnique: Bool = true, urls: [URL] = []) {
    self.isUnique = isUnique
    self.urls = urls
  }

  /// The options of an app that runs once per session. The app opens the arguments of the process
  /// that are links, or that are paths of existing files.
  public static var commandLine: Self {
    Self(urls: CommandLine.arguments.dropFirst().compactMap(LaunchArgument.url(of:)))
  }
}
