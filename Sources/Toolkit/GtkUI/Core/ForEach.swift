/// A view for each element of a collection.
///
/// ```swift
/// ForEach(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// A row belongs to the id of its element: as long as an element with that id is there, the row
/// keeps its state, its widgets and the focus, wherever the element moves to. There is no widget
/// for the whole: the rows are placed by the container around it.
///
/// When the collection is handed over anew, the closure is called for the rows whose elements are no
/// longer the same; for every row only if it uses more than its element, such as `self`. When
/// something observable that a row read has changed, it is called for that row alone.
///
/// Of several elements with the same id the first is shown, and an issue reported.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never

  /// The elements.
  public let data: Data

  /// Makes the view of an element.
  public var content: @MainActor (Data.Element) -> Content { rowContent.make }

  let rowContent: RowContent<Data.Element, Content>

  let id: @MainActor (Data.Element) -> ID

  /// What can be done to the rows of a list.
  var edits = RowEdits()

  init(
    _ data: Data,
    identifiedBy id: @escaping @MainActor (Data.Element) -> ID,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    rowContent = RowContent(make: content)
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where an element has what tells it apart from the others.
  ///   - content: The view of an element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ForEachNode(self, context)
  }
}

/// The closure that makes rows. In a structure of its own its bits can be compared: a generic closure
/// that is handed on is wrapped anew each time.
struct RowContent<Element, Content: View> {
  let make: @MainActor (Element) -> Content
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// - Parameters:
  ///   - data: The elements, each of which knows its id.
  ///   - content: The view of an element.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// - Parameters:
  ///   - data: The numbers for which there is a view. Unlike SwiftUI's, they may change.
  ///   - content: The view of a number.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}
