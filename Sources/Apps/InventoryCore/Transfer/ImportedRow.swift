/// A row of a CSV file, with its item or its problems.
struct ImportedRow: Equatable {
  /// The number of the line on which the row starts.
  let line: Int
  let result: Result<Item, ImportRowProblems>
}
