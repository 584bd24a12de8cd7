import Gtk

/// Rows of a list that are next to each other and come from the same place: those of a `ForEach`, or
/// a single one.
@MainActor
protocol ListPart: AnyObject {
  /// Who the part is, for as long as it is in the list.
  var partID: ObjectIdentifier { get }

  var rowCount: Int { get }

  /// What has become of the rows since this was last asked, if anything has.
  func takeChange() -> RowChange?

  /// Shows a row in `bin`, which then follows it until it is unbound.
  func bindRow(at index: Int, to bin: Bin)

  func unbindRow(from bin: Bin)

  /// Whether its row says something of others, rather than being one to choose.
  var isHeading: Bool { get }

  /// The node of the row that is shown in `bin`.
  func node(in bin: Bin) -> AnyNode?

  /// By what a selection knows a row; `nil` for one that can't be selected.
  func selectionValue(at index: Int) -> AnyHashable?

  /// The rows that a selection knows by any of `values`.
  func indices(of values: Set<AnyHashable>) -> [Int]

  /// What can be done to the rows.
  var edits: RowEdits { get }

  /// Where among the elements, of which some may be left out, that of a row is.
  func offset(of index: Int) -> Int
}

extension ListPart {
  var edits: RowEdits { RowEdits() }

  func offset(of index: Int) -> Int { index }
}

/// A stretch of rows that is replaced by others.
struct RowChange: Equatable {
  var start: Int
  var removed: Int
  /// For each row that takes the place, which of those removed it is, counted from the start; `nil`
  /// for a new one.
  var added: [Int?]

  var isEmpty: Bool { removed == 0 && added.isEmpty }
}

extension RowChange {
  init<ID: Hashable>(_ change: KeyedChange<ID>) {
    var places: [ID: Int] = [:]
    for (offset, id) in change.old.enumerated() {
      places[id] = offset
    }
    self.init(
      start: change.start,
      removed: change.old.count,
      added: change.new.map { places[$0] }
    )
  }
}
