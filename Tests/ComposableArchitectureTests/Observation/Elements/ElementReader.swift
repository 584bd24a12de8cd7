import ComposableArchitecture

/// An observer of an element, or of a descendant of an element.
@MainActor
final class ElementReader {
  /// The identity of the value that is read, which differs if the value was replaced.
  struct Identity: Equatable {
    /// The identifiers in the lists that contain the element. A reader of the element observes
    /// these identifiers.
    var lists: [[Int]] = []
    /// The identities of the parts, which notify their own readers of changes.
    var parts: [ObservableStateID] = []
  }

  private let name: String
  private let value: @MainActor () -> Int
  private let identity: @MainActor () -> Identity
  /// Whether the reader may be notified although its value hasn't changed, because its state isn't
  /// tracked.
  private let observesAllChanges: Bool
  private var last: (value: Int, identity: Identity)?
  private var notified: ChangeNotification?
  /// Whether a change before the last change notified the reader.
  private var wasNotified = false

  private init(
    _ name: String,
    observesAllChanges: Bool = false,
    value: @escaping @MainActor () -> Int,
    identity: @escaping @MainActor () -> Identity
  ) {
    self.name = name
    self.observesAllChanges = observesAllChanges
    self.value = value
    self.identity = identity
  }

  var isNotified: Bool { notified?.isNotified ?? false }

  func read(in store: StoreOf<Warehouse>) {
    var value = 0
    notified = ChangeNotification { value = self.value() }
    last = (value, identity(in: store))
    wasNotified = false
  }

  /// Returns a description of a missing or an unnecessary notification, or `nil`.
  ///
  /// - Parameter wasOneChange: Whether the last step was a single change, so that nothing was
  ///   restored.
  func problem(in store: StoreOf<Warehouse>, wasOneChange: Bool) -> String? {
    guard let last else { return nil }
    defer { wasNotified = isNotified }
    let now = value()
    if !isNotified, now != last.value { return "\(name) has missed \(last.value) → \(now)" }
    if isNotified, wasOneChange, !wasNotified, !observesAllChanges, now == last.value,
      last.identity == identity(in: store)
    {
      return "\(name) was told of nothing"
    }
    return nil
  }

  private func identity(in store: StoreOf<Warehouse>) -> Identity {
    var identity = identity()
    identity.parts.append(store.withState(\._$id))
    return identity
  }
}

extension ElementReader {
  /// Returns a reader of each kind for each element.
  static func all(in store: StoreOf<Warehouse>) -> [ElementReader] {
    var readers: [ElementReader] = []
    for shelf: StoreOf<Shelf> in store.scope(state: \.shelves, action: \.shelves) {
      readers += ofShelf(shelf, in: store)
    }
    for place: Store<Place, Never> in store.scope(state: \.places, action: \.places) {
      let read = { @MainActor in place.state.count }
      readers.append(ElementReader("place", observesAllChanges: true, value: read) { Identity() })
    }
    for model: Store<Model, Never> in store.scope(state: \.models, action: \.models) {
      let read = { @MainActor in model.state.label.count }
      readers.append(ElementReader("model", observesAllChanges: true, value: read) { Identity() })
    }
    return readers
  }

  private static func ofShelf(
    _ shelf: StoreOf<Shelf>,
    in store: StoreOf<Warehouse>
  ) -> [ElementReader] {
    let name = "shelf \(shelf.withState { $0.id })"
    let identity: @MainActor () -> Identity = {
      let ids = store.withState { $0.shelves.ids.elements }
      return Identity(lists: [ids], parts: [shelf.withState { $0._$id }])
    }
    var readers = [ElementReader(name, value: { shelf.count }, identity: identity)]
    let labels: [(String, Store<Label, Never>)] = [
      ("label", shelf.scope(state: \.label, action: \.label)),
      ("hidden label", shelf.scope(state: \.hidden, action: \.label)),
      ("label of the model", shelf.scope(state: \.ofModel, action: \.label)),
    ]
    for (part, label) in labels {
      // A model can replace its label without notifying any reader.
      let observesAllChanges = part == "label of the model"
      let ofLabel: @MainActor () -> Identity = {
        var identity = identity()
        identity.parts.append(label.withState { $0._$id })
        return identity
      }
      let properties = [("count", \Label.count), ("length", \Label.length)]
      readers += properties.map { property, path in
        ElementReader(
          "\(property) of the \(part) of \(name)",
          observesAllChanges: observesAllChanges,
          value: { @MainActor in label[dynamicMember: path] },
          identity: ofLabel
        )
      }
    }
    for item: StoreOf<Product> in shelf.scope(state: \.items, action: \.items) {
      let ofItem: @MainActor () -> Identity = {
        var identity = identity()
        identity.lists.append(shelf.withState { $0.items.ids.elements })
        identity.parts.append(item.withState { $0._$id })
        return identity
      }
      let read = { @MainActor in item.count }
      readers.append(ElementReader("item of \(name)", value: read, identity: ofItem))
    }
    return readers
  }
}
