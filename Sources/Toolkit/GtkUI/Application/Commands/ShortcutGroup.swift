import Gtk

/// Keyboard shortcuts under a heading.
struct ShortcutGroup: Equatable {
  /// A keyboard shortcut with the text that describes its effect.
  struct Entry: Equatable {
    var title: String
    /// The key combinations in the syntax of GTK. Each of them has the effect.
    var accelerators: [String]

    init(_ title: String, _ accelerators: [String]) {
      self.title = title
      self.accelerators = accelerators
    }

    @MainActor
    var canonicalKeys: [String] { accelerators.compactMap(Shortcut.canonicalKeys) }
  }

  var title: String
  var entries: [Entry]
}

extension [ShortcutGroup] {
  /// Returns the groups that the user can use: of several shortcuts with the same keys, only the
  /// first has an effect. Groups with the same title are one group. A group without shortcuts is
  /// omitted.
  @MainActor
  func withoutDuplicates() -> Self {
    var used: Set<String> = []
    var groups: Self = []
    for group in self {
      let entries = group.entries.compactMap { entry -> ShortcutGroup.Entry? in
        var entry = entry
        entry.accelerators.removeAll { accelerator in
          Shortcut.canonicalKeys(of: accelerator).map { !used.insert($0).inserted } ?? true
        }
        return entry.accelerators.isEmpty ? nil : entry
      }
      guard !entries.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.title == group.title }) {
        groups[index].entries += entries
      } else {
        groups.append(ShortcutGroup(title: group.title, entries: entries))
      }
    }
    return groups
  }

  /// Returns the shortcuts whose texts or keys contain all words of a query. If the title of a
  /// group contains them, the whole group is returned.
  @MainActor
  func matching(_ query: String) -> Self {
    let words = query.lowercased().split(separator: " ")
    guard !words.isEmpty else { return self }
    func matches(_ text: String) -> Bool {
      let text = text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    return compactMap { group in
      guard !matches(group.title) else { return group }
      var group = group
      group.entries.removeAll { entry in
        let keys = entry.accelerators.flatMap(Shortcut.keyNames)
        return !matches(([entry.title] + keys).joined(separator: " "))
      }
      return group.entries.isEmpty ? nil : group
    }
  }
}
