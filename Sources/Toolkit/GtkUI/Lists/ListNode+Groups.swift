import Gtk

/// Whether a list contains disclosure groups. A list that never contained a group has no cost for
/// levels.
enum ListGroups {
  case none, present
  /// The list contained groups. The rows that GTK uses again can still have levels.
  case removed
}

/// The rows of disclosure groups.
extension ListNode {
  /// The places, in ``parts``, of the titles of the groups that contain a part, innermost first.
  func titles(above place: Int) -> [Int] {
    var level = parts[place].level
    var titles: [Int] = []
    for candidate in parts[..<place].indices.reversed() where level > 0 {
      guard parts[candidate].group != nil, parts[candidate].level < level else { continue }
      titles.append(candidate)
      level = parts[candidate].level
    }
    return titles
  }

  /// Indents a row by its level, and describes the row to screen readers.
  func showLevel(of part: any ListPart, in bin: Bin) {
    guard groups != .none else { return }
    bin.marginStart = part.level * DisclosureIndentation.total
    bin.parent?.accessibleLevel = groups == .present ? part.level + 1 : nil
    bin.parent?.isAccessibleExpanded = part.group?.isExpanded
  }

  /// Updates the levels of all rows that GTK has bound.
  func showLevels() {
    if parts.contains(where: { $0.group != nil }) {
      groups = .present
    } else if groups == .present {
      groups = .removed
    }
    guard groups != .none else { return }
    for row in bound.values { showLevel(of: row.part, in: row.bin) }
  }

  /// The titles of the groups that contain the focused row, innermost first.
  func titlesAboveFocus() -> [any ListPart] {
    guard groups == .present, let list, let index = focusedIndex(in: list),
      let place = partPlace(at: index)
    else { return [] }
    return titles(above: place).map { parts[$0] }
  }

  /// Moves the focus to the title of a group that was collapsed while one of its rows was focused.
  ///
  /// - Parameter titles: The titles of the groups that contained the focused row before the change.
  func moveFocus(toCollapsedTitle titles: [any ListPart]) {
    guard let list, !titles.isEmpty else { return }
    // If a group is collapsed, the titles of the groups in the group are no longer in the list.
    let places = titles.lazy.compactMap { title in
      self.parts.firstIndex { $0.partID == title.partID }
    }
    guard let place = places.first, parts[place].group?.isExpanded == false else { return }
    list.focusRow(at: starts[place])
  }
}
