extension ForEach where Data: PagedCollection, ID == Data.Element.ID {
  /// Creates a view for each element of a paged collection. In a list, only the elements of the
  /// visible rows and a few more are loaded.
  ///
  /// - Parameters:
  ///   - data: The elements, each with its id.
  ///   - content: The view of an element.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, scans: ElementScans(paged: PagedScans()), content: content)
  }
}
