import Gtk

/// The keys that move the focus through the rows, in addition to the keys of GTK.
extension ListNode {
  /// Handles a key that moves the focus past headings, or that expands or collapses a group.
  /// Returns whether the key was handled.
  func moveFocus(_ key: String, _ modifiers: KeyModifiers) -> Bool {
    guard modifiers.isSubset(of: [.shift, .control]) else { return false }
    switch key.hasPrefix("KP_") ? String(key.dropFirst(3)) : key {
    case "Up": return skipHeadings(by: -1, modifiers)
    case "Down": return skipHeadings(by: 1, modifiers)
    case "Home": return skipHeadings(from: 0, by: 1, modifiers)
    case "End": return skipHeadings(from: (updatedList?.count ?? 0) - 1, by: -1, modifiers)
    case "Left" where modifiers.isEmpty: return isMirrored ? expandRow() : collapseRow()
    case "Right" where modifiers.isEmpty: return isMirrored ? collapseRow() : expandRow()
    default: return false
    }
  }

  private var isMirrored: Bool { list?.direction == .rightToLeft }

  /// GTK moves the focus to the next row, but not if the next row is a heading, which can't be
  /// focused.
  private func skipHeadings(by step: Int, _ modifiers: KeyModifiers) -> Bool {
    guard let focusedIndex else { return false }
    return skipHeadings(from: focusedIndex + step, by: step, modifiers)
  }

  /// Moves the focus to the first row from an index that is not a heading. Returns `false` if the
  /// row at the index is not a heading, because GTK then moves the focus.
  private func skipHeadings(from start: Int, by step: Int, _ modifiers: KeyModifiers) -> Bool {
    guard let list, var place = partPlace(at: start), parts[place].isHeading else { return false }
    // A heading is a part of its own.
    while parts.indices.contains(place), parts[place].isHeading || parts[place].rowCount == 0 {
      place += step
    }
    guard parts.indices.contains(place) else {
      // There are only headings, which scroll into view.
      list.scroll(to: start)
      return true
    }
    return list.moveCursor(to: step > 0 ? starts[place] : starts[place + 1] - 1, modifiers)
  }

  /// Expands the group whose title is focused. Returns whether the row is the title of a group.
  private func expandRow() -> Bool {
    guard let group = focusedIndex.flatMap(part(at:))?.part.group else { return false }
    if !group.isExpanded { change(group, to: true) }
    return true
  }

  /// Collapses the group whose title is focused, or moves the focus to the title of the group that
  /// contains the focused row. Returns whether there is such a group.
  private func collapseRow() -> Bool {
    guard let list, let focusedIndex, let place = partPlace(at: focusedIndex) else { return false }
    if let group = parts[place].group, group.isExpanded {
      change(group, to: false)
      return true
    }
    // A control in the row may be focused, for which the key has no effect.
    let isRowFocused = list.boundRows[focusedIndex]?.parent?.isFocus ?? false
    guard isRowFocused, let title = titles(above: place).first else { return false }
    return list.moveCursor(to: starts[title])
  }

  /// Expands or collapses a group, as an action of the user.
  func change(_ group: any DisclosureRows, to isExpanded: Bool) {
    guard group.canPerformUserAction() else { return }
    group.setExpanded(isExpanded)
  }
}
