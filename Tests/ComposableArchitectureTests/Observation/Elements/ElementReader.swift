import ComposableArchitecture

/// Somebody who observes an element, or something below one.
@MainActor
final class ElementReader {
  /// What tells what is read from something else in its place.
  struct Identity: Equatable {
    /// The ids of the lists that it is in, which who reads an element observes with it.
    var lists: [[Int]] = []
    var parts: [ObservableStateID] = []

    /// Whatever was changed in them: who reads a part hears of that from the part.
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.lists == rhs.lists && lhs.parts.elementsEqual(rhs.parts) { $0.hasObservers(of: $1) }
    }
  }

  private let name: String
  private let value: @MainActor () -> Int
  private let identity: @MainActor () -> Identity
  /// Whether it hears of changes that are somebody else's, since nothing is known of its state.
  private let hearsOfAll: Bool
  private var last: (value: Int, identity: Identity)?
  private var notified: Notified?
  /// Whether it was told by a change before the last.
  private var wasTold = false

  private init(
    _ name: String,
    hearsOfAll: Bool = false,
    value: @escaping @MainActor () -> Int,
    identity: @escaping @MainActor () -> Identity
  ) {
    self.name = name
    self.hearsOfAll = hearsOfAll
    self.value = value
    self.identity = identity
  }

  var isTold: Bool { notified?.isTold ?? false }

  func read(in store: StoreOf<Warehouse>) {
    var value = 0
    notified = Notified { value = self.value() }
    last = (value, identity(in: store))
    wasTold = false
  }

  /// - Parameter wasOneChange: Whether one thing was done, so that nothing can be as it was again.
  func problem(in store: StoreOf<Warehouse>, wasOneChange: Bool) -> String? {
    guard let last else { return nil }
    defer { wasTold = isTold }
    let now = value()
    if !isTold, now != last.value { return "\(name) has missed \(last.value) → \(now)" }
    if isTold, wasOneChange, !wasTold, !hearsOfAll, now == last.value,
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
  /// One of each kind for each element there is.
  static func all(in store: StoreOf<Warehouse>) -> [ElementReader] {
    var readers: [ElementReader] = []
    for shelf: StoreOf<Shelf> in store.scope(state: \.shelves, action: \.shelves) {
      readers += ofShelf(shelf, in: store)
    }
    for place: Store<Place, Never> in store.scope(state: \.places, action: \.places) {
      let read = { @MainActor in place.state.count }
      readers.append(ElementReader("place", hearsOfAll: true, value: read) { Identity() })
    }
    for model: Store<Model, Never> in store.scope(state: \.models, action: \.models) {
      let read = { @MainActor in model.state.label.count }
      readers.append(ElementReader("model", hearsOfAll: true, value: read) { Identity() })
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
      // An object may have another label without being another object, and tells nobody.
      let hearsOfAll = part == "label of the model"
      let ofLabel: @MainActor () -> Identity = {
        var identity = identity()
        identity.parts.append(label.withState { $0._$id })
        return identity
      }
      let properties = [("count", \Label.count), ("length", \Label.length)]
      readers += properties.map { property, path in
        ElementReader(
          "\(property) of the \(part) of \(name)",
          hearsOfAll: hearsOfAll,
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
