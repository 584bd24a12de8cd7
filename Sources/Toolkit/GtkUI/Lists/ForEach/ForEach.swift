/// A view for each element of a collection.
///
/// ```swift
/// ForEach(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// A row belongs to the id of its element. While there is an element with the id, the row retains
/// its state, its widgets and the focus, even if the element moves. `ForEach` has no widget of its
/// own. The enclosing container places the rows.
///
/// When the collection changes, the closure is called for the rows whose elements differ. If the
/// closure captures more than its element, such as `self`, the closure is called for every row.
/// When an observable value changes that a row has read, the closure is called for that row only.
///
/// If several elements have the same id, the first is shown, and an issue is reported.
///
/// The collection must be a value, such as an array. `ForEach` finds changes by comparing the
/// collection with the collection that was shown before. If the copies of a collection share their
/// elements, no change is found.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  /// The elements.
  public let data: Data

  /// Creates the view of an element.
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

  /// Creates a view for each element of a collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that differs between any two elements.
  ///   - content: The view of an element.
  @inlinable
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, scans: ElementScans { $0[keyPath: id] }, content: content)
  }

  /// Creates the node of the rows. In a list, the node creates a row when the row becomes visible,
  /// unless a row can consist of several views. Elsewhere, the node creates all rows.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    if let parent = context.parent, parent.hasListRows, !ListStructure.isStructure(Content.self) {
      return LazyForEachNode(self, context)
    }
    return ForEachNode(self, context)
  }
}

/// The closure that creates rows, in a structure whose bits can be compared. A generic closure that
/// is passed without a structure is wrapped again each time, so its bits differ.
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
  ///   - data: The numbers to show a view for. Unlike in SwiftUI, the range may change.
  ///   - content: The view of a number.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, scans: ElementScans(canRepeat: false) { $0 }, content: content)
  }
}
