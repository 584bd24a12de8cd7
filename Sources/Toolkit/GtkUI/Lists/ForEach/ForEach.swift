/// A view for each element of a collection.
///
/// ```swift
/// ForEach(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// A row belongs to the id of its element. While the collection contains an element with the id,
/// the row retains its state, its widgets and the focus, even if the element moves. A `List`
/// retains only the visible rows and a few more. `ForEach` has no widget of its own. The container
/// of the `ForEach` places the rows.
///
/// When the collection changes, the closure is called for the rows whose elements have changed. If
/// the closure captures a value, such as `self`, the closure can be called for every row. When an
/// observable value changes that only one row has read, the closure is called only for this row.
///
/// If several elements have the same id, only the first of these elements is shown, and an issue is
/// reported. A ``PagedCollection`` is not searched for repeated ids.
///
/// The collection must be a value, such as an array. `ForEach` finds changes by comparing the
/// collection with the collection that was shown before. If the two collections share mutable
/// storage, no change is found.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// This view has no body.
  public typealias Body = Never

  /// The elements.
  public let data: Data

  /// A closure that creates the view of an element.
  public var content: (Data.Element) -> Content { rowContent.make }

  let rowContent: RowContent<Data.Element, Content>

  /// The loops that read the ids of the elements.
  let scans: ElementScans<Data, ID>

  /// The operations that the user can perform on the rows of a list.
  var edits = RowEdits()

  @usableFromInline
  init(
    _ data: Data,
    scans: ElementScans<Data, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.scans = scans
    rowContent = RowContent(make: content)
  }

  /// Creates a view for each element of a collection. A property of the elements is their id.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element. Its values must be unique.
  ///   - content: The view of an element.
  @inlinable
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, scans: ElementScans { $0[keyPath: id] }, content: content)
  }

  /// Creates the node of the rows. In a list, the node creates a row shortly before the row becomes
  /// visible. The node creates all rows immediately if the rows aren't rows of a list, or if a row
  /// can contain a section, a disclosure group or another `ForEach`.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    if let parent = context.parent, parent.hasListRows, !ListStructure.isStructure(Content.self) {
      return LazyForEachNode(self, context)
    }
    return ForEachNode(self, context)
  }
}

/// The closure that creates rows, in a structure whose bits can be compared. If the closure itself
/// were passed as a generic argument, the closure would be wrapped again for each call, and the
/// bits would differ.
struct RowContent<Element, Content: View> {
  let make: (Element) -> Content
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, each with its id.
  ///   - content: The view of an element.
  @inlinable
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, scans: ElementScans(), content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers. Unlike in SwiftUI, the range may change.
  ///   - content: The view of a number.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, scans: ElementScans(canRepeat: false) { $0 }, content: content)
  }
}
