import Gtk

/// The node of a `ForEach` whose rows are rows of a list. The node creates child nodes only for the
/// rows that GTK binds to widgets.
///
/// The node stores the ids of the bound rows. An unfinished search for duplicates also stores the
/// ids of the elements that the search has compared. To find a change, the elements that the list
/// widget shows are compared with the new elements, unless the collection is a ``PagedCollection``,
/// which finds its changes itself. Ids are hashed only in a search for duplicates,
/// in a search for selected elements, and in the stretch of a change that contains bound or
/// selected rows.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>
{
  private typealias Rows = LazyRows<Data.Element, ID, Content>

  private let rows = Rows()
  private(set) var elements: ShownElements<Data>
  /// The elements whose rows the list widget contains.
  private var listed: ShownElements<Data>
  /// The change from `listed` to `elements`.
  private var change: RowChange?
  /// The ids of the selected rows of a ``PagedCollection``, by their indices. The collection can
  /// read a row again after a later change of its source, and then the row has another id.
  var selectedIDs: [Int: ID] = [:]
  /// The values of the selected rows, if the rows can have tags.
  let knownTags = KnownTags()
  var hasNewSelectionValues = true
  private(set) var rowEnvironment: EnvironmentValues
  private var search: DuplicateSearch<Data, ID>
  private var searchSource: MainLoopSource?
  weak var deferredRows: DeferredRows?
  var level = 0
  var selectionType: SelectionType?
  /// Whether the rows can have tags.
  let hasTags = RowTag.canExist(in: Content.self)

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    rowEnvironment = context.environment
    elements = ShownElements(view.data)
    search = DuplicateSearch(view.scans.canRepeat ? 0..<elements.count : 0..<0)
    listed = elements
    super.init(view, context)
    if let duplicate = findDuplicate(isImmediate: false) {
      elements = elements.removingDuplicates(view.scans, duplicate)
    }
    listed = elements
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    rows.nodes.forEach(body)
  }

  override func viewDidUpdate(from old: ForEach<Data, ID, Content>) {
    let isEnvironmentSame = environment.isSame(as: rowEnvironment)
    if !isEnvironmentSame { rowEnvironment = environment }
    // An identical closure creates the same row for the same element.
    let canSkipUpdate =
      isEnvironmentSame && StructuralEquality.isIdentical(view.rowContent, old.rowContent)
      && !StructuralEquality.canChangeUnobserved(Data.Element.self)
    if view.scans.paged?.isContinuation(old.data, view.data) == false {
      parent?.listOfRows?.startAtTop()
    }
    let isListed = change == nil
    let stretch = replaceElements(ShownElements(view.data))
    moveRows(isListed ? stretch : view.scans.stretch(from: listed, to: elements), canSkipUpdate)
  }

  /// Called when a value that a search for tags has read has changed.
  override func refresh() {
    guard phase == .active else { return }
    knownTags.removeAll()
    hasNewSelectionValues = true
    notifyParent(of: .widgets)
  }

  override func willDismantle() {
    UpdateScheduler.shared.remove(self)
    scope?.cancelRefresh(of: self)
    knownTags.removeAll()
    searchSource?.cancel()
    searchSource = nil
    rows.removeAll()
  }

  /// Replaces the elements with new elements. If the search for duplicates finds a duplicate id
  /// immediately, only the first element of each id is retained.
  ///
  /// - Returns: The stretch whose ids differ from the old ids, or `nil` if the ids are unchanged.
  private func replaceElements(_ all: ShownElements<Data>) -> ChangedStretch? {
    let scans = view.scans
    let old = elements
    if old.offsets != nil, scans.stretch(from: ShownElements(old.data), to: all) == nil {
      elements = ShownElements(all.data, offsets: old.offsets)
      return nil
    }
    let stretch = scans.stretch(from: old, to: all)
    elements = all
    guard let stretch, scans.canRepeat else { return stretch }
    search.add(stretch)
    guard let duplicate = findDuplicate(isImmediate: old.offsets != nil) else { return stretch }
    elements = all.removingDuplicates(scans, duplicate)
    return scans.stretch(from: old, to: elements)
  }

  /// Moves the rows to the indices of their elements, and updates the rows. The update of a row is
  /// skipped if `canSkipUpdate` is `true`, and the element is unchanged and was not inserted again.
  ///
  /// - Parameters:
  ///   - stretch: The stretch whose ids differ from the ids in the list widget, or `nil` if the ids
  ///     are unchanged.
  ///   - canSkipUpdate: Whether the update of a row with an unchanged element can be skipped.
  private func moveRows(_ stretch: ChangedStretch?, _ canSkipUpdate: Bool) {
    change = stretch.map { stretch in
      let listedIndices = rows.listedIndices(in: stretch.oldRange)
      let moves =
        listedIndices.isEmpty
        ? [:] : view.scans.knownPositions(elements, stretch.newRange, listedIndices)
      return RowChange(stretch: stretch, moves: moves)
    }
    if !canSkipUpdate { knownTags.removeAll() }
    let isUnchanged =
      change == nil && listed.offsets == elements.offsets
      && StructuralEquality.isIdentical(listed.data, elements.data)
    if (hasTags && !canSkipUpdate) || !isUnchanged { hasNewSelectionValues = true }
    // The ids are unchanged, so the earlier elements need not be retained.
    if change == nil, !isUnchanged { replaceListed(nil) }
    rows.move(change) { row, index, isReinserted in
      let element = elements[index]
      if view.scans.paged != nil, view.scans.id(element) != row.id {
        // The collection has compared only the elements that were loaded.
        replace(row, with: element)
      } else if isReinserted || !canSkipUpdate || !StructuralEquality.isSame(row.element, element) {
        row.node.update(view.row(of: element), rowEnvironment)
      }
      return element
    }
    if change != nil { notifyParent(of: .widgets) }
  }

  /// Replaces the elements whose rows the list widget contains, after a change of the ids.
  private func replaceListed(_ change: RowChange?) {
    let old = listed
    listed = elements
    selectedIDs = [:]
    // Comparing the elements would load the elements of a paged collection.
    if view.scans.paged != nil { return knownTags.removeAll() }
    knownTags.move { [elements] index in
      guard let newIndex = change.map({ $0.newIndex(of: index) }) ?? index,
        StructuralEquality.isSame(old[index], elements[newIndex])
      else { return nil }
      return newIndex
    }
  }

  /// Shows another element in the bin of a row.
  private func replace(_ row: Rows.Row, with element: Data.Element) {
    row.id = view.scans.id(element)
    if row.node.isReusable { return row.node.show(view.row(of: element), rowEnvironment) }
    let create = { [self] in
      row.bin.setChildren([])
      row.node.dismantle()
      row.node = ListRowNode(view.row(of: element), childContext(), in: row.bin)
    }
    guard let deferredRows else { return create() }
    deferredRows.bind(row.bin, canDefer: true, willDefer: { rows.retire(row.bin) }, create)
  }

  /// Searches for a duplicate id. If there are many elements, the search is scheduled in an idle
  /// source and this method returns `nil`, unless `isImmediate` is `true`.
  private func findDuplicate(isImmediate: Bool) -> ID? {
    searchSource?.cancel()
    searchSource = nil
    guard isImmediate || elements.count <= DuplicateSearchSize.immediate else {
      scheduleSearch()
      return nil
    }
    guard case .duplicate(let id) = search.advance(elements, view.scans) else { return nil }
    return id
  }

  private func scheduleSearch() {
    guard !search.isFinished else { return }
    searchSource = MainLoopSource(repeatingIdle: .idle) { [weak self] in
      guard let self, phase == .active else { return .stop }
      let result = search.advance(elements, view.scans, limit: DuplicateSearchSize.portion)
      if result == .isUnfinished { return .continue }
      searchSource = nil
      if case .duplicate(let id) = result {
        elements = elements.removingDuplicates(view.scans, id)
        moveRows(view.scans.stretch(from: listed, to: elements), true)
      }
      return .stop
    }
  }
}

extension LazyForEachNode: ListPart {
  var partID: ObjectIdentifier { ObjectIdentifier(self) }

  var rowCount: Int { elements.count }

  func consumeChange(selected: (Range<Int>) -> [Int]) -> RowChange? {
    guard var change else { return nil }
    self.change = nil
    let selectedIndices = selected(change.stretch.oldRange).filter { change.moves[$0] == nil }
    if !selectedIndices.isEmpty {
      let ids = selectedIndices.map { (selectedIDs[$0] ?? view.scans.id(listed[$0]), $0) }
      let oldIndices = Dictionary(ids) { first, _ in first }
      let usedIndices = Set(change.moves.values)
      let newIndices = view.scans.knownPositions(elements, change.stretch.newRange, oldIndices)
      change.moves.merge(newIndices.filter { !usedIndices.contains($0.value) }) { $1 }
    }
    replaceListed(change)
    rows.didList()
    return change
  }

  func bindRow(at index: Int, to bin: Bin) {
    guard phase == .active, index < listed.count else { return }
    // Until the list widget has applied a change, GTK binds rows with the indices before the
    // change.
    let newIndex = change.map { $0.newIndex(of: index) } ?? index
    let element = listed[index]
    let row = view.row(of: element)
    rows.bind(listedIndex: index, index: newIndex, of: element, view.scans.id(element), to: bin) {
      ListRowNode(row, childContext(), in: bin)
    } update: {
      $0.show(row, rowEnvironment)
    }
  }

  func unbindRow(from bin: Bin) {
    rows.unbind(bin)
  }

  func needsNode(at index: Int, in bin: Bin) -> Bool {
    let newIndex = change.map { $0.newIndex(of: index) } ?? index
    return rows.needsNode(listedIndex: index, index: newIndex, in: bin)
  }

  func canRetireRow(in bin: Bin) -> Bool { phase == .active && rows.hasRow(in: bin) }

  func retireRow(in bin: Bin) {
    rows.retire(bin)
  }

  func dismantleRetiredRow(in bin: Bin) {
    rows.dismantleRetired(bin)
  }

  func node(in bin: Bin) -> AnyNode? { rows.node(in: bin) }

  var isHeading: Bool { false }

  var edits: RowEdits { view.edits }

  func offset(of index: Int) -> Int { elements.offset(of: index) }
}
