/// Commands that are added to the standard commands, or replace standard commands.
///
/// ```swift
/// .commands {
///   CommandGroup(after: .newItem) {
///     Button("Open…") { … }.keyboardShortcut("o")
///   }
///   CommandGroup(replacing: .help) {}
/// }
/// ```
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  let place: CommandPlace
  let content: @MainActor () -> Content

  /// Creates commands that are placed before the commands of a group.
  public init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    place = .before(group)
    content = addition
  }

  /// Creates commands that are placed after the commands of a group.
  public init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    place = .after(group)
    content = addition
  }

  /// Creates commands that replace the commands of a group. Without commands, the group is removed
  /// from the menu.
  public init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    place = .replacing(group)
    content = addition
  }

  public var commandsView: some View {
    CommandSection(place: place, content: Deferred(content: content))
  }
}

/// A group of commands in the main menu, named by its purpose.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// "New Window", if the scene can have several windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// "Preferences", if the app has a ``Settings`` scene.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// "Keyboard Shortcuts".
  public static let help = CommandGroupPlacement(name: "help")
  /// "About".
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// "Quit".
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  /// The groups in the order of the menu. Each inner array is a section. The menus of the app are
  /// placed between the two parts.
  static let sections: (first: [[Self]], last: [[Self]]) = (
    first: [
      [.newItem], [.saveItem], [.importExport], [.printItem], [.undoRedo], [.pasteboard],
      [.textEditing], [.textFormatting], [.toolbar, .sidebar],
    ],
    last: [
      [.windowSize, .windowList, .singleWindowList, .windowArrangement],
      [.systemServices, .appVisibility],
      [.appSettings, .help, .appInfo, .appTermination],
    ]
  )
}

/// The place of commands in the main menu.
enum CommandPlace: Hashable {
  case menu(String)
  /// The standard commands of a group.
  case standard(CommandGroupPlacement)
  case before(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
  case after(CommandGroupPlacement)
}
