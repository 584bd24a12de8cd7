import Algorithms
import Gtk

extension ListNode {
  func makeList() -> ListView<Bin> {
    let mode: ListSelectionMode =
      view.selection.map { $0.allowsMultiple ? .multiple : .single } ?? .none
    let list = ListView<Bin>(
      selectionMode: mode,
      traits: { [weak self] in self?.traits(of: $0) ?? [] },
      makeRow: { Bin() },
      bind: { [weak self] bin, index in self?.bind(bin, to: index) },
      unbind: { [weak self] bin in self?.unbind(bin) },
      discard: { [weak self] bin in self?.discard(bin) }
    )
    list.addCSSClass("item-list")
    // Each row names itself when its content is placed, which can be later.
    list.namesRows = false
    list.activatesOnSingleClick = mode == .none
    list.canSelect = { [weak self] in self?.canSelect($0) ?? false }
    list.rowWillFocus = { [weak self] in self?.deferredRows?.complete($0) }
    list.onActivate { [weak self] index in self?.activate(index) }
    list.selectionDidChange = { [weak self] in self?.selectionDidChange($0) }
    list.onRowClick { row in
      // GTK selects the row after this call.
      UpdateScheduler.shared.afterUpdates { [weak self] in self?.didActivate(row) }
    }
    return list
  }

  func bind(_ bin: Bin, to index: Int) {
    guard phase == .active, let (part, index) = part(at: index) else { return }
    defer {
      showLevel(of: part, in: bin)
      selectLate(part, index)
    }
    let key = ObjectIdentifier(bin)
    if let (_, old) = released.removeValue(forKey: key), old !== part {
      old.unbindRow(from: bin)
    }
    bound[key] = (bin, part)
    let canDefer = part.deferredRows != nil && part.needsNode(at: index, in: bin)
    deferredRows?.bind(bin, canDefer: canDefer) {
      part.retireRow(in: bin)
    } _: {
      part.bindRow(at: index, to: bin)
    }
  }

  /// Creates the content of a row that GTK has bound before.
  func fill(_ bin: Bin) {
    guard phase == .active, let index = list?.boundRows.first(where: { $0.value === bin })?.key,
      let (part, place) = part(at: index)
    else { return }
    part.bindRow(at: place, to: bin)
  }

  func unbind(_ bin: Bin) {
    let key = ObjectIdentifier(bin)
    deferredRows?.remove(bin)
    released[key] = bound.removeValue(forKey: key)
  }

  func discard(_ bin: Bin) {
    guard let row = released.removeValue(forKey: ObjectIdentifier(bin)) else { return }
    RetiredRows.shared.retire(bin, of: row.part)
  }

  /// Replaces rows of the list widget. A selected or bound row that remains is moved instead.
  func replace(_ plan: ListPlan) {
    guard let list else { return }
    var moves: [Int: Int] = [:]
    for index in list.boundRows.keys where plan.range.contains(index) {
      moves[index] = plan.newIndex(of: index)
    }
    for index in list.selectedIndices(in: plan.range) {
      moves[index] = plan.newIndex(of: index)
    }
    list.replace(plan.range, with: plan.count, moves: moves)
    let unused = released
    released = [:]
    for row in unused.values {
      RetiredRows.shared.retire(row.bin, of: row.part)
    }
  }

  func traits(of index: Int) -> ListRowTraits {
    guard let (part, _) = part(at: index), !part.isHeading else { return [] }
    // GTK focuses only rows with this trait. The list itself prevents the selection of a row that
    // has no value for the selection.
    return [.activatable, .selectable]
  }

  /// Activates the first visible and enabled button in the row. If the row without a button is the
  /// title of a group, expands or collapses the group.
  func activate(_ index: Int) {
    guard phase == .active, let row = list?.boundRows[index] else { return }
    deferredRows?.complete(row)
    if row.activateFirstButton() { return }
    if let group = part(at: index)?.part.group {
      change(group, to: !group.isExpanded)
    } else {
      didActivate(row)
    }
  }

  /// Adds event controllers that open the menu of a row. The pointer can be anywhere in the row,
  /// even outside the views of the row.
  func addMenuTriggers() {
    guard let list else { return }
    _ = ContextMenuTriggers.add(to: list) { [weak self] point in self?.openMenu(at: point) }
  }

  func openMenu(at point: (x: Double, y: Double)?) {
    guard phase == .active, let list else { return }
    let inner = point.map { list.pick(x: $0.x, y: $0.y) } ?? (list.root as? Gtk.Window)?.focusWidget
    guard let inner,
      let row = bound.values.first(where: { $0.bin.parent?.contains(inner) ?? false })
    else { return }
    deferredRows?.complete(row.bin)
    let place = point.flatMap { list.translate(x: $0.x, y: $0.y, to: row.bin) }
    if let owner = row.part.node(in: row.bin)?.firstMenuOwner {
      owner.openMenu(at: place, of: row.bin)
    } else {
      openEditMenu(of: row.bin, at: place)
    }
  }

  /// Updates the list widget to the rows of the nodes, and to the selection of the view.
  func synchronize() {
    guard let list, let content else { return }
    let titles = titlesAboveFocus()
    var collector = RowCollector(
      selectionType: view.selection?.type,
      deferredRows: deferredRows,
      knownRows: staticRows
    )
    collector.collect(content)
    let parts = collector.parts
    staticRows = collector.staticRows
    let old = Dictionary(uniqueKeysWithValues: zip(layout.map(\.id), starts))
    var changes: [ObjectIdentifier: RowChange] = [:]
    for part in parts {
      let start = old[part.partID]
      let change = part.consumeChange { range in
        guard let start else { return [] }
        let rows = (range.lowerBound + start)..<(range.upperBound + start)
        return list.selectedIndices(in: rows).map { $0 - start }
      }
      // In a new part, all rows are new.
      if start != nil { changes[part.partID] = change }
    }
    let layout = parts.map { ListPlan.Part(id: $0.partID, count: $0.rowCount) }
    let plan = ListPlan(from: self.layout, to: layout, changes: changes)
    self.parts = parts
    self.layout = layout
    starts = layout.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    isShowingSelection = true
    if let plan {
      mark(nil)
      replace(plan)
    }
    isShowingSelection = false
    showLevels()
    moveFocus(toCollapsedTitle: titles)
    if updatePosition == .top {
      updatePosition = .unchanged
      if list.count > 0 { list.scroll(to: 0) }
    }
    showSelection(view.selection?.current)
    issues.check(collector.repeatedTags)
    if let type = view.selection?.type { issues.checkTypes(of: parts, type) }
  }

  /// Returns the part that contains a row, and the index of the row in the part. Returns `nil` if
  /// there is no such row.
  func part(at index: Int) -> (part: any ListPart, index: Int)? {
    partPlace(at: index).map { (parts[$0], index - starts[$0]) }
  }

  /// Returns the place in ``parts`` of the part that contains a row, or `nil`.
  func partPlace(at index: Int) -> Int? {
    guard index >= 0 else { return nil }
    let place = parts.indices.partitioningIndex { starts[$0 + 1] > index }
    return place < parts.count ? place : nil
  }
}

extension AnyNode {
  /// This node if this node has a context menu, or the first descendant with a context menu, or
  /// `nil`.
  fileprivate var firstMenuOwner: (any ContextMenuOwner)? {
    if let owner = self as? any ContextMenuOwner { return owner }
    var first: (any ContextMenuOwner)?
    forEachChild { first = first ?? $0.firstMenuOwner }
    return first
  }
}
