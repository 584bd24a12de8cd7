import Gtk

/// A traversal of the nodes of a list, which collects the parts of the list in order.
@MainActor
struct RowCollector {
  private let selectionType: SelectionType?
  private let deferredRows: DeferredRows?
  private let knownRows: [ObjectIdentifier: StaticListRow]
  private(set) var parts: [any ListPart] = []
  /// The rows that show a single view, by the identity of the view's node.
  private(set) var staticRows: [ObjectIdentifier: StaticListRow] = [:]
  /// The tags of the rows that show a single view.
  private var tags: Set<AnyHashable> = []
  /// The tags of several rows that show a single view. Only the first of the rows can be selected.
  private(set) var repeatedTags: Set<AnyHashable> = []
  /// The id of an element of a `ForEach` none of whose rows has been collected.
  private var elementID: AnyHashable?

  init(
    selectionType: SelectionType?,
    deferredRows: DeferredRows?,
    knownRows: [ObjectIdentifier: StaticListRow]
  ) {
    self.selectionType = selectionType
    self.deferredRows = deferredRows
    self.knownRows = knownRows
  }

  /// Collects the parts of a node and its descendants.
  mutating func collect(_ node: AnyNode) {
    collect(node, RowPlace())
  }

  private mutating func collect(_ node: AnyNode, _ place: RowPlace) {
    var place = place
    if let tagged = node as? any TaggedNode { place.add(tagged.tag, selectionType) }
    if let group = node as? any DisclosureRows {
      if let header = group.header { append(header, place, group: group) }
      elementID = nil
      if let content = group.shownContent { collect(content, RowPlace(level: place.level + 1)) }
    } else if let loop = node as? any IdentifiedChildrenNode {
      loop.forEachIdentifiedChild { id, child in
        elementID = AnyHashable(id)
        collect(child, place)
      }
      elementID = nil
    } else if let node = node as? any StructuralNode, node.isDividedIntoRows {
      node.forEachChild { collect($0, place) }
    } else if let part = node as? any ListPart {
      part.deferredRows = deferredRows
      part.level = place.level
      part.selectionType = selectionType
      parts.append(part)
    } else {
      append(node, place, group: nil)
    }
  }

  private mutating func append(_ node: AnyNode, _ place: RowPlace, group: (any DisclosureRows)?) {
    let key = ObjectIdentifier(node)
    let row = knownRows[key] ?? StaticListRow(node, group: group)
    row.level = place.level
    row.selectionType = selectionType
    // The id of an element of a section is not the id of the section's first row.
    if row.isHeading { elementID = nil }
    if row.rowCount > 0 {
      row.elementID = elementID
      elementID = nil
    }
    setSelectionValue(of: row, place, node)
    staticRows[key] = row
    parts.append(row)
  }

  private mutating func setSelectionValue(
    of row: StaticListRow,
    _ place: RowPlace,
    _ node: AnyNode
  ) {
    guard let selectionType, !row.isHeading, row.rowCount > 0 else {
      return row.setSelectionValue(nil)
    }
    if let tag = place.tag ?? node.rowTag(selectionType) {
      let isFirst = tags.insert(tag).inserted
      if !isFirst { repeatedTags.insert(tag) }
      return row.setSelectionValue(isFirst ? tag : nil)
    }
    let id = row.rowID(at: 0)
    if let value = id.flatMap({ selectionType.value($0) }) { return row.setSelectionValue(value) }
    var unmatched: String?
    if let tag = place.unmatchedTag ?? node.rowTag(SelectionType(AnyHashable.self)) {
      unmatched = "a tag of the type '\(Swift.type(of: tag.base))'"
    } else if let id {
      unmatched = "an id of the type '\(Swift.type(of: id.base))'"
    }
    row.setSelectionValue(nil, unmatched: unmatched)
  }
}

/// What the nodes above a row determine about the row.
private struct RowPlace {
  var level = 0
  /// The outermost tag whose type matches the selection.
  var tag: AnyHashable?
  /// The outermost tag whose type doesn't match the selection.
  var unmatchedTag: AnyHashable?

  @MainActor
  mutating func add(_ tag: any Hashable, _ type: SelectionType?) {
    guard let type else { return }
    if let value = type.value(tag) {
      self.tag = self.tag ?? value
    } else {
      unmatchedTag = unmatchedTag ?? AnyHashable(tag)
    }
  }
}
