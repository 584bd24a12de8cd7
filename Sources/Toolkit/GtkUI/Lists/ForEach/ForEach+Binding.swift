/// An element of a bound collection, and a binding to the element.
public struct BoundElement<Value> {
  let value: Value
  let binding: Binding<Value>
}

extension ForEach {
  // NB: `content` is not marked as `@MainActor`, because the type of a closure with a `$parameter`
  // does not have this isolation. Such a closure inherits the isolation of its context.
  /// Creates a view for each element of a bound collection. The view receives a binding to the
  /// element.
  ///
  /// ```swift
  /// ForEach($tasks) { $task in
  ///   TextField("Title", text: $task.title)
  /// }
  /// ```
  ///
  /// The binding writes to the element with the row's id, even if the element has moved since the
  /// row was created. Writes to a removed element are ignored.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == [BoundElement<C.Element>] {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a bound collection. The view receives a binding to the
  /// element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C.Element>] {
    let base = data.wrappedValue
    let elements = base.indices.map { index in
      let reference = ElementReference(base: data, id: id, value: base[index], index: index)
      return BoundElement(
        value: base[index],
        binding: Binding(get: { reference.value }, set: { reference.write($0) })
      )
    }
    self.init(elements, scans: ElementScans { $0.value[keyPath: id] }) { content($0.binding) }
  }
}

/// A reference to an element of a bound collection. The element is found by its id.
@MainActor
private final class ElementReference<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let base: Binding<C>
  private let id: KeyPath<C.Element, ID>
  private let initialValue: C.Element
  private var index: C.Index

  init(base: Binding<C>, id: KeyPath<C.Element, ID>, value: C.Element, index: C.Index) {
    self.base = base
    self.id = id
    self.index = index
    initialValue = value
  }

  /// The current value of the element, or the initial value if the element was removed.
  var value: C.Element {
    let current = base.wrappedValue
    return updateIndex(in: current) ? current[index] : initialValue
  }

  func write(_ value: C.Element) {
    var current = base.wrappedValue
    guard updateIndex(in: current) else { return }
    current[index] = value
    base.wrappedValue = current
  }

  /// Updates the index of the element. Returns whether the collection contains the element. O(1) if
  /// the index is unchanged, otherwise O(*n*).
  private func updateIndex(in current: C) -> Bool {
    let elementID = initialValue[keyPath: id]
    if current.startIndex..<current.endIndex ~= index, current[index][keyPath: id] == elementID {
      return true
    }
    guard let newIndex = current.firstIndex(where: { $0[keyPath: id] == elementID }) else {
      return false
    }
    index = newIndex
    return true
  }
}
