/// Lists of the elements of a paged collection.
extension List {
  /// Creates a list with a row for each element of a paged collection. No row can be selected. Only
  /// the elements of the visible rows and a few more are loaded.
  public init<Data: PagedCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a paged collection. At most one row can be
  /// selected. Only the elements of the visible rows and a few more are loaded.
  public init<Data: PagedCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a paged collection. Any number of rows can be
  /// selected. Only the elements of the visible rows and a few more are loaded.
  public init<Data: PagedCollection, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
