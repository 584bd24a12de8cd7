/// An element of a collection that a binding is for.
public struct BoundElement<Value> {
  let value: Value
  let binding: Binding<Value>
}

extension ForEach {
  /// A view for each element of a collection that a binding is for, which can change its element.
  ///
  /// ```swift
  /// ForEach($tasks) { $task in
  ///   TextField("Title", text: $task.title)
  /// }
  /// ```
  ///
  /// What a row writes goes to the element with its id, wherever that has moved to meanwhile. When
  /// the element is gone, it is dropped.
  // NB: A closure with a `$parameter` loses the main actor that the type of the closure names; without,
  // it has that of the code around it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == [BoundElement<C.Element>] {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection that a binding is for, which can change its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C.Element>] {
    let base = data.wrappedValue
    let elements = base.indices.map { index in
      let place = BoundPlace(base: data, id: id, value: base[index], index: index)
      return BoundElement(
        value: base[index],
        binding: Binding(get: { place.value }, set: { place.write($0) })
      )
    }
    self.init(elements, scans: ElementScans { $0.value[keyPath: id] }) { content($0.binding) }
  }
}

/// Where an element of a collection is, which may move.
@MainActor
private final class BoundPlace<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let base: Binding<C>
  private let id: KeyPath<C.Element, ID>
  private let known: C.Element
  private var index: C.Index

  init(base: Binding<C>, id: KeyPath<C.Element, ID>, value: C.Element, index: C.Index) {
    self.base = base
    self.id = id
    self.index = index
    known = value
  }

  /// The element; as it was, if it is gone.
  var value: C.Element {
    let current = base.wrappedValue
    return find(in: current) ? current[index] : known
  }

  func write(_ value: C.Element) {
    var current = base.wrappedValue
    guard find(in: current) else { return }
    current[index] = value
    base.wrappedValue = current
  }

  /// O(1) as long as the element is where it was.
  private func find(in current: C) -> Bool {
    let wanted = known[keyPath: id]
    if current.startIndex..<current.endIndex ~= index, current[index][keyPath: id] == wanted {
      return true
    }
    guard let found = current.firstIndex(where: { $0[keyPath: id] == wanted }) else { return false }
    index = found
    return true
  }
}
