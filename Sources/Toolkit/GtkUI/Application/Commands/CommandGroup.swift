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
  /// These commands have no body, because `commandsView` describes the commands.
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

  /// Creates commands that replace the commands of a group. If `addition` is empty, the commands of
  /// the group are removed from the menu.
  public init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    place = .replacing(group)
    content = addition
  }

  /// A view that evaluates the closure of the commands, and inserts the commands before, after or
  /// in place of the commands of the group.
  public var commandsView: some View {
    CommandSection(place: place, content: Deferred(content: content))
  }
}

/// A group of commands in the main menu, named by its purpose.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// "New Window", in the windows of a ``WindowGroup`` without values.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The group for "Save" and similar commands. The group has no standard commands.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The group for the import and the export of files. The group has no standard commands.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The group for "Print" and similar commands. The group has no standard commands.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The group for "Undo" and "Redo". The group has no standard commands, because a text field
  /// handles Ctrl+Z and Ctrl+Shift+Z.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The group for "Cut", "Copy", "Paste" and similar commands. The group has no standard commands.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The group for searching and replacing text. The group has no standard commands.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The group for fonts and text styles. The group has no standard commands.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The group for commands that show or change a toolbar. The group has no standard commands, and
  /// shares a section with ``sidebar``.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The group for commands that show or hide a sidebar. The group has no standard commands.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The group for commands that resize the window. The group has no standard commands, and is in
  /// the first section below the sections of the command menus.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The group for commands that list the windows of the app. The group has no standard commands.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The group for commands that open the window of a single-window scene. The group has no
  /// standard commands.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The group for commands that arrange the windows of the app. The group has no standard
  /// commands.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The group for services of other programs. The group has no standard commands.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The group for commands that hide or show the windows of the app. The group has no standard
  /// commands.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// "Preferences", if the app has a ``Settings`` scene.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// "Keyboard Shortcuts".
  public static let help = CommandGroupPlacement(name: "help")
  /// "About".
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// "Quit".
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  /// The groups in the order of the menu. Each inner array is a section, which dividers can divide
  /// further. The sections of each ``CommandMenu`` are placed between `first` and `last`.
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
  /// The section of the ``CommandMenu`` with this title.
  case menu(String)
  /// The standard commands of a group.
  case standard(CommandGroupPlacement)
  case before(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
  case after(CommandGroupPlacement)
}
