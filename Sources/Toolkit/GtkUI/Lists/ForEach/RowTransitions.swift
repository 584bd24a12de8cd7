import Gtk

/// The transitions of the rows of a `ForEach`.
@MainActor
final class RowTransitions<ID: Hashable> {
  /// The largest number of rows that are inserted or removed in a transition by one change.
  private static var maximumCount: Int { 50 }

  private var transitions: [ID: ChildTransition] = [:]
  /// The removed rows that are still shown, by the id of the row before them. `nil` for rows at the
  /// start.
  private var removed: [ID?: [ID]] = [:]
  private var pending: [ChildTransition] = []
  private var willNotify = false
  /// `false` until the first update, because the first rows have no transitions.
  private var animatesInsertions = false

  var isEmpty: Bool { transitions.isEmpty }

  /// Returns the widgets of the rows, with the pictures of removed rows.
  func widgets(of ids: some Sequence<ID>, _ row: (ID) -> AnyNode?) -> [Widget] {
    var widgets: [Widget] = []
    append(nil, to: &widgets)
    for id in ids {
      let child = row(id)
      widgets += transitions[id]?.widgets(of: child) ?? child?.widgets ?? []
      append(id, to: &widgets)
    }
    return widgets
  }

  private func append(_ previous: ID?, to widgets: inout [Widget]) {
    for id in removed[previous] ?? [] { widgets += transitions[id]?.widgets(of: nil) ?? [] }
  }

  /// Called before a number of rows is inserted.
  func willInsert(_ count: Int) {
    animatesInsertions = count <= Self.maximumCount
  }

  /// Begins to insert a row.
  func insert(_ row: AnyNode, _ id: ID, in owner: AnyNode, _ environment: EnvironmentValues) {
    guard animatesInsertions || transitions[id] != nil else { return }
    forget(id)
    replace(nil, with: animatesInsertions ? row : nil, id, in: owner, environment)
  }

  /// Begins to remove rows.
  ///
  /// - Parameters:
  ///   - ids: The ids of the rows, in their order.
  ///   - oldIDs: The ids of the removed rows and of the rows between them, before the change.
  ///   - previous: The id of the row before these rows, or `nil`.
  ///   - owner: The node of the rows.
  ///   - environment: The environment of the node.
  ///   - row: Returns the node of a row, which is not dismantled yet.
  func remove(
    _ ids: [ID],
    from oldIDs: ArraySlice<ID>,
    after previous: ID?,
    in owner: AnyNode,
    _ environment: EnvironmentValues,
    _ row: (ID) -> AnyNode?
  ) {
    let isAnimated = ids.count <= Self.maximumCount
    let removedIDs = Set(ids)
    guard isAnimated || !transitions.isEmpty else { return }
    var previous = previous
    for id in oldIDs {
      guard removedIDs.contains(id) else {
        previous = id
        continue
      }
      replace(isAnimated ? row(id) : nil, with: nil, id, in: owner, environment)
      let isShown = transitions[id] != nil
      // Removed rows after a row that is removed now are shown after the previous row.
      let following = removed.removeValue(forKey: id) ?? []
      let shown = (isShown ? [id] : []) + following
      if !shown.isEmpty { removed[previous, default: []] += shown }
    }
  }

  /// Starts the animations, after the parent has placed the widgets.
  func start() {
    let started = pending
    pending = []
    started.forEach { $0.start() }
  }

  /// Removes the widgets that rows no longer contain from their containers.
  func childrenDidChange(_ row: (ID) -> AnyNode?) {
    for (id, transition) in transitions { transition.childDidChange(row(id)) }
  }

  /// Shows the end of the transitions at once.
  func finish() { Array(transitions.values).forEach { $0.finish() } }

  /// Ends the transitions.
  func end() {
    transitions.values.forEach { $0.end() }
    (transitions, removed, pending) = ([:], [:], [])
  }

  private func replace(
    _ old: AnyNode?,
    with new: AnyNode?,
    _ id: ID,
    in owner: AnyNode,
    _ environment: EnvironmentValues
  ) {
    transitions[id] = .replacing(old, with: new, in: owner, environment, after: transitions[id]) {
      [weak self, weak owner] in
      self?.removalDidEnd(id, in: owner)
    }
    if let transition = transitions[id] { pending.append(transition) }
  }

  /// Notifies the parent of the owner once, if several removals end in the same frame.
  private func removalDidEnd(_ id: ID, in owner: AnyNode?) {
    forget(id)
    if transitions[id]?.isEmpty == true { transitions[id] = nil }
    guard !willNotify else { return }
    willNotify = true
    UpdateScheduler.shared.afterUpdates { [weak self, weak owner] in
      self?.willNotify = false
      guard let owner, owner.phase == .active else { return }
      owner.notifyParent(of: .widgets)
    }
  }

  /// Removes a row from the removed rows.
  private func forget(_ id: ID) {
    for (previous, ids) in removed where ids.contains(id) {
      let others = ids.filter { $0 != id }
      removed[previous] = others.isEmpty ? nil : others
    }
  }
}
