/// A search for the rows of a list's selection that has not found all values. The search is not
/// repeated until the selection or the rows change.
struct SelectionSearch {
  /// The values that were searched.
  let values: Set<AnyHashable>
  /// The values that were found.
  let found: Set<AnyHashable>
  /// The parts of the list during the search.
  let layout: [ListPlan.Part]
  /// The values that were not found. A row with such a value is selected when GTK binds the row.
  var missing: Set<AnyHashable>

  /// Creates the record of a search.
  init(for values: Set<AnyHashable>, found: Set<AnyHashable>, in layout: [ListPlan.Part]) {
    self.values = values
    self.found = found
    self.layout = layout
    missing = values.subtracting(found)
  }
}
