import Gtk

/// An item of the main menu.
struct MenuItem: Equatable {
  var title: String
  /// The name of the action.
  var action: String
  var accelerator: String?
}

/// Items of the main menu between two lines.
struct MenuSection: Equatable {
  var title: String?
  /// The menu of the app that it is of, whether or not it shows the title.
  var menu: String?
  var items: [MenuItem]
}

/// The commands at one place of the menu, as far as they are evaluated. Dividers part them.
struct PlacedCommands: Equatable {
  var place: CommandPlace
  var parts: [[MenuItem]]
}

/// Puts commands where they belong.
struct MenuLayout: Equatable {
  /// What the menu shows, from the top.
  private(set) var sections: [MenuSection] = []

  init() {}

  init(_ commands: [PlacedCommands]) {
    let (first, last) = CommandGroupPlacement.sections
    sections = first.flatMap { Self.sections(of: $0, in: commands) }
    for placed in commands {
      guard case .menu(let title) = placed.place else { continue }
      // The heading is that of the first part only.
      var heading: String? = title
      for part in placed.parts where !part.isEmpty {
        sections.append(MenuSection(title: heading, menu: title, items: part))
        heading = nil
      }
    }
    sections += last.flatMap { Self.sections(of: $0, in: commands) }
  }

  /// The sections that some groups come to which follow each other without a line.
  private static func sections(
    of groups: [CommandGroupPlacement],
    in commands: [PlacedCommands]
  ) -> [MenuSection] {
    var parts: [[MenuItem]] = [[]]
    for placed in groups.flatMap({ contents(of: $0, in: commands) }) {
      parts[parts.count - 1] += placed.parts.first ?? []
      parts += placed.parts.dropFirst()
    }
    return parts.filter { !$0.isEmpty }.map { MenuSection(items: $0) }
  }

  private static func contents(
    of group: CommandGroupPlacement,
    in commands: [PlacedCommands]
  ) -> [PlacedCommands] {
    func all(_ place: CommandPlace) -> [PlacedCommands] { commands.filter { $0.place == place } }
    let replacements = all(.replacing(group))
    let own = replacements.isEmpty ? all(.standard(group)) : replacements
    return all(.before(group)) + own + all(.after(group))
  }
}

extension PlacedCommands {
  /// The commands within a node, in their order.
  @MainActor
  static func all(in node: AnyNode) -> [PlacedCommands] {
    if let section = node as? any AnyCommandSection {
      var placed = PlacedCommands(place: section.place, parts: [[]])
      placed.add(node)
      return [placed]
    }
    var all: [PlacedCommands] = []
    node.forEachChild { all += Self.all(in: $0) }
    return all
  }

  @MainActor
  private mutating func add(_ node: AnyNode) {
    if let item = node as? any CommandItem {
      parts[parts.count - 1].append(
        MenuItem(title: item.title, action: item.action.name, accelerator: item.accelerator)
      )
    } else if node is any CommandDivider {
      parts.append([])
    } else {
      var children: [AnyNode] = []
      node.forEachChild { children.append($0) }
      children.forEach { add($0) }
    }
  }
}
