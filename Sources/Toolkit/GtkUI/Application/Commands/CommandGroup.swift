/// Commands that are put among, or take the place of, those that every app has.
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

  /// Commands before those of a group.
  public init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    place = .before(group)
    content = addition
  }

  /// Commands after those of a group.
  public init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    place = .after(group)
    content = addition
  }

  /// Commands instead of those of a group. None at all takes the group out of the menu.
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

/// A group of commands in the main menu, by what it is for.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// "New Window", where the scene can have several.
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
  /// "Preferences", where the app has a ``Settings`` scene.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// "Keyboard Shortcuts".
  public static let help = CommandGroupPlacement(name: "help")
  /// "About".
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// "Quit".
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  /// The groups as they follow each other in the menu, each in a section of its own or together with
  /// others. The menus of the app come between the two halves.
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

/// Where in the main menu commands are.
enum CommandPlace: Hashable {
  case menu(String)
  /// The commands that a group has in every app.
  case standard(CommandGroupPlacement)
  case before(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
  case after(CommandGroupPlacement)
}
