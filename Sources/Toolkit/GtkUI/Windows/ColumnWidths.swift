/// The widths that the user has chosen for the columns of the split views in a window, in pixels.
///
/// Split views with the same number of columns share their widths.
@MainActor
final class ColumnWidths {
  /// The widths by column, such as "3.0" for the first of three columns.
  private(set) var values: [String: Int]

  init(_ values: [String: Int] = [:]) {
    self.values = values
  }

  subscript(index: Int, of count: Int) -> Int? {
    get { values["\(count).\(index)"] }
    set { values["\(count).\(index)"] = newValue }
  }
}

private enum ColumnWidthsKey: EnvironmentKey {
  static let defaultValue: ColumnWidths? = nil
}

extension EnvironmentValues {
  /// The widths that the window remembers, or `nil` if it remembers none.
  var columnWidths: ColumnWidths? {
    get { self[ColumnWidthsKey.self] }
    set { self[ColumnWidthsKey.self] = newValue }
  }
}
