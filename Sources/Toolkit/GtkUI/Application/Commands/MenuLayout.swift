/// The menu elements of a command section, with the place of the section in the main menu.
@MainActor
struct PlacedCommands {
  var place: CommandPlace
  var elements: [MenuElement]
}

/// The arrangement of commands in the main menu.
@MainActor
struct MenuLayout {
  /// A group of sections of the main menu.
  struct Part {
    /// The title of the `CommandMenu` of the sections, or `nil` for the sections of command groups.
    var menu: String?
    var sections: [MenuSection]
  }

  /// The parts of the menu, from top to bottom.
  private(set) var parts: [Part] = []

  init() {}

  init(_ commands: [PlacedCommands]) {
    let (first, last) = CommandGroupPlacement.sections
    func append(_ groups: [CommandGroupPlacement]) {
      let elements = groups.flatMap { Self.contents(of: $0, in: commands) }
      parts.append(Part(sections: MenuSection.dividing(elements)))
    }
    first.forEach(append)
    for placed in commands {
      guard case .menu(let title) = placed.place else { continue }
      let menu = MenuElement(kind: .section, title: title, children: placed.elements)
      parts.append(Part(menu: title, sections: MenuSection.dividing([menu])))
    }
    last.forEach(append)
    parts.removeAll { $0.sections.isEmpty }
  }

  var sections: [MenuSection] { parts.flatMap(\.sections) }

  private static func contents(
    of group: CommandGroupPlacement,
    in commands: [PlacedCommands]
  ) -> [MenuElement] {
    func all(_ place: CommandPlace) -> [PlacedCommands] { commands.filter { $0.place == place } }
    let replacements = all(.replacing(group))
    let own = replacements.isEmpty ? all(.standard(group)) : replacements
    return (all(.before(group)) + own + all(.after(group))).flatMap(\.elements)
  }
}

extension PlacedCommands {
  /// Returns the command sections of a node and its descendants, in order.
  static func all(in node: AnyNode, menu: MenuContext) -> [PlacedCommands] {
    if let section = node as? any AnyCommandSection {
      var elements: [MenuElement] = []
      section.forEachChild { elements += $0.elements(in: menu) }
      return [PlacedCommands(place: section.place, elements: elements)]
    }
    var all: [PlacedCommands] = []
    node.forEachChild { all += Self.all(in: $0, menu: menu) }
    return all
  }
}
