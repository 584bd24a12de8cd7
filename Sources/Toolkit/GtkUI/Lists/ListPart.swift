import Gtk

/// Adjacent rows of a list that have the same source. The source is a `ForEach` or a single view.
@MainActor
protocol ListPart: AnyObject {
  /// The identity of the part while the part is in the list.
  var partID: ObjectIdentifier { get }

  var rowCount: Int { get }

  /// Returns the change of the rows since the last call, or `nil` if no row was inserted, removed
  /// or moved.
  ///
  /// - Parameter selected: A closure that returns the indices of the selected rows in a range,
  ///   before the change.
  ///
  /// - Returns: The change, with indices in this part.
  func consumeChange(selected: (Range<Int>) -> [Int]) -> RowChange?

  /// The rows of the list whose content is created later, or `nil` if the content of the rows of
  /// this part must be created when GTK binds the rows.
  var deferredRows: DeferredRows? { get set }

  /// Returns whether showing a row in `bin` takes long, because a new node is required.
  func needsNode(at index: Int, in bin: Bin) -> Bool

  /// Returns whether the row of `bin` can be retired.
  func canRetireRow(in bin: Bin) -> Bool

  /// Retires the row of `bin`, which will show another row later, or no row. The row remains in
  /// `bin` until the bin shows another row, or ``dismantleRetiredRow(in:)`` is called.
  func retireRow(in bin: Bin)

  /// Dismantles the row of `bin` that was retired. Does nothing if `bin` shows another row since
  /// then.
  func dismantleRetiredRow(in bin: Bin)

  /// Shows a row in `bin`, and updates the content of `bin` until the row is unbound.
  func bindRow(at index: Int, to bin: Bin)

  func unbindRow(from bin: Bin)

  /// Whether the row is the header or the footer of a section. Such a row can't be selected.
  var isHeading: Bool { get }

  /// Returns the node of the row that is shown in `bin`.
  func node(in bin: Bin) -> AnyNode?

  /// The depth of the rows in groups. The rows of a group are below the title of the group, and are
  /// indented.
  var level: Int { get set }

  /// The group of which the row is the title, or `nil`.
  var group: (any DisclosureRows)? { get }

  /// The type of the values in the list's selection, or `nil` if no row can be selected.
  var selectionType: SelectionType? { get set }

  /// Returns the value that identifies a row in the selection, or `nil` if the row can't be
  /// selected.
  func selectionValue(at index: Int) -> AnyHashable?

  /// Returns the values of rows that are selected, or that the user has unselected. The part stores
  /// the values until ``retainSelectionValues(at:)`` is called.
  ///
  /// - Parameter indices: The indices of the rows, in order.
  /// - Returns: For each index, the value that identifies the row in the selection, or `nil` if the
  ///   row can't be selected.
  func selectionValues(at indices: [Int]) -> [AnyHashable?]

  /// Removes the stored values of all rows that aren't selected.
  ///
  /// - Parameter indices: The indices of all selected rows of the part, whose values are stored.
  func retainSelectionValues(at indices: [Int])

  /// Whether the value of a row may have changed since the list has set the property to `false`.
  var hasNewSelectionValues: Bool { get set }

  /// Searches the rows for selection values.
  ///
  /// - Parameters:
  ///   - values: The selection values.
  ///   - bound: A closure that returns the indices of the rows that GTK has bound.
  ///
  /// - Returns: The indices of the rows with any of the values, in order.
  func indices(of values: SelectionValues, bound: () -> [Int]) -> [Int]

  /// The types of the tags and ids that don't match ``selectionType``, for a message, or `nil` if
  /// the rows have neither tags nor ids.
  var unmatchedValues: String? { get }

  /// Returns the id of a row, which doesn't depend on the selection, or `nil` if there is no id.
  func rowID(at index: Int) -> AnyHashable?

  /// Returns the ids of selected rows.
  func rowIDs(at indices: [Int]) -> [AnyHashable?]

  /// Returns the indices of the rows with any of the ids, in order.
  func indices(ofIDs ids: SelectionValues) -> [Int]

  /// The actions that edit the rows.
  var edits: RowEdits { get }

  /// Returns the offset of a row's element in the data of the app. The offset differs from the
  /// index if elements with duplicate ids were skipped.
  func offset(of index: Int) -> Int
}

extension ListPart {
  var deferredRows: DeferredRows? {
    get { nil }
    set {}
  }

  func needsNode(at index: Int, in bin: Bin) -> Bool { false }

  func canRetireRow(in bin: Bin) -> Bool { false }

  func retireRow(in bin: Bin) {}

  func dismantleRetiredRow(in bin: Bin) {}

  var edits: RowEdits { RowEdits() }

  func offset(of index: Int) -> Int { index }

  var group: (any DisclosureRows)? { nil }

  func selectionValues(at indices: [Int]) -> [AnyHashable?] { indices.map(selectionValue) }

  func retainSelectionValues(at indices: [Int]) {}

  func rowIDs(at indices: [Int]) -> [AnyHashable?] { indices.map(rowID) }
}
