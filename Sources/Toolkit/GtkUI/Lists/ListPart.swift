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

  /// Returns the value that identifies a row in the selection, or `nil` if the row can't be
  /// selected.
  func selectionValue(at index: Int) -> AnyHashable?

  /// Returns the values of the selected rows. Called with all selected rows of the part.
  ///
  /// - Parameter indices: The indices of the selected rows, in order.
  /// - Returns: For each index, the value that identifies the row in the selection, or `nil` if the
  ///   row can't be selected.
  func selectionValues(at indices: [Int]) -> [AnyHashable?]

  /// Returns the indices of the rows with any of the selection values, in order.
  func indices(of values: SelectionValues) -> [Int]

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

  func selectionValues(at indices: [Int]) -> [AnyHashable?] { indices.map(selectionValue) }
}
