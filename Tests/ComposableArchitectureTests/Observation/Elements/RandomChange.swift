import ComposableArchitecture
import TestSupport

/// Random changes of a warehouse and its elements. Each new count differs from all earlier counts.
struct RandomChange {
  private var generator: SeededGenerator
  private var last = 0
  private var saved = [Warehouse.State()]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func count() -> Int {
    last += 1
    return last
  }

  /// Returns an action that is valid for the state, its description, and whether the action is a
  /// single change.
  mutating func next(of state: Warehouse.State) -> (Warehouse.Action, String, isOne: Bool) {
    let shelf = state.shelves.ids.randomElement(using: &generator)
    if number(below: 4) == 0 { saved = saved.suffix(4) + [state] }
    switch (number(below: 12), shelf) {
    case (8, _):
      let (change, name) = ofLists()
      return (.change(change), name, isOne: false)
    case (9, _):
      let (change, name) = restoringWarehouse()
      return (.change(change), name, isOne: false)
    case (10, let id?):
      let (change, name) = restoringShelf(id)
      return (
        .shelves(.element(id: id, action: .change(change))), "\(name) by shelf \(id)", isOne: false
      )
    case (11, let id?):
      let (before, change, after) = (
        ofElements(), restoringShelf(id), restoringWarehouse()
      )
      return (
        .shelves(.element(id: id, action: .changeAround(before.0, change.0, after.0))),
        "\(before.1), \(change.1) by shelf \(id), \(after.1)",
        isOne: false
      )
    case (0, _):
      let changes = (0..<3).map { _ in ofWarehouse() }
      return (
        .several(changes.map { .change($0.0) }),
        changes.map(\.1).joined(separator: ", "),
        isOne: false
      )
    case (1...3, let id?):
      let (change, name) = ofShelf()
      return (
        .shelves(.element(id: id, action: .change(change))), "\(name) by shelf \(id)", isOne: true
      )
    case (4, let id?):
      let (before, change, after) = (ofElements(), ofShelf(), ofElements())
      return (
        .shelves(.element(id: id, action: .changeAround(before.0, change.0, after.0))),
        "\(before.1), \(change.1) by shelf \(id), \(after.1)",
        isOne: false
      )
    case (5, let id?):
      guard let item = state.shelves[id: id]?.items.ids.randomElement(using: &generator) else {
        fallthrough
      }
      let action: Product.Action = number(below: 3) == 0 ? .replace(count()) : .set(count())
      return (
        .shelves(.element(id: id, action: .items(.element(id: item, action: action)))),
        "\(action) by item \(item) of shelf \(id)",
        isOne: true
      )
    default:
      let (change, name) = ofWarehouse()
      return (.change(change), name, isOne: true)
    }
  }

  private mutating func newShelf(_ id: Int) -> Shelf.State {
    var shelf = Shelf.State(id: id, count: count(), model: Model(id: id))
    shelf.items = IdentifiedArray(uniqueElements: (0..<3).map { Product.State(id: $0) })
    return shelf
  }

  private mutating func ofShelf() -> ((inout Shelf.State) -> Void, String) {
    let (count, other, id) = (count(), newShelf(0), number(below: 4))
    switch number(below: 12) {
    case 0: return ({ $0 = $0.replaced(by: other) }, "replace the shelf")
    case 1: return ({ $0.label.count = count }, "change the label")
    case 10: return ({ $0.label.length = count }, "change the length of the label")
    case 2: return ({ $0.label = Label(count: count) }, "replace the label")
    case 3: return ({ $0.hidden = Label(count: count) }, "replace the hidden label")
    case 4: return ({ $0.hidden.count = count }, "change the hidden label")
    case 5: return ({ $0.model.label = Label(count: count) }, "replace the model's label")
    case 6: return ({ $0.items[id: id] = Product.State(id: id, count: count) }, "set item \(id)")
    case 7: return ({ $0.items[id: id]?.count = count }, "change item \(id)")
    case 8: return ({ $0.items.remove(id: id) }, "remove item \(id)")
    case 9: return ({ $0.items.reverse() }, "reverse the items")
    default: return ({ $0.count = count }, "change the count")
    }
  }

  /// Returns a change that preserves the identifiers in every list.
  private mutating func ofElements() -> ((inout Warehouse.State) -> Void, String) {
    let (position, other, change) = (number(below: 4), newShelf(0), ofShelf())
    let count = count()
    switch number(below: 7) {
    case 0:
      return ({ $0.shelves.at(position) { change.0(&$0[$1]) } }, "\(change.1) at \(position)")
    case 1:
      return (
        { $0.shelves.at(position) { change.0(&$0[id: $0.ids[$1]]!) } },
        "\(change.1) by id at \(position)"
      )
    case 2:
      return (
        { $0.shelves.at(position) { $0[$1] = $0[$1].replaced(by: other) } },
        "set the shelf at \(position)"
      )
    case 3:
      return (
        { $0.shelves.at(position) { $0.updateOrAppend($0[$1].replaced(by: other)) } },
        "update the shelf at \(position)"
      )
    case 4:
      return (
        { $0.shelves.at(position) { $0.update($0[$1].replaced(by: other), at: $1) } },
        "update at \(position)"
      )
    case 5:
      return ({ $0.shelves.at(position) { $0[$1].model.label = Label(count: count) } }, "model")
    default:
      return ({ $0.other = count }, "change something else")
    }
  }

  private mutating func ofWarehouse() -> ((inout Warehouse.State) -> Void, String) {
    let (id, position, count) = (number(below: 6), number(below: 4), count())
    let (shelf, elements) = (newShelf(id), ofElements())
    switch number(below: 17) {
    case 0...2: return ({ $0.shelves.append(shelf) }, "append \(id)")
    case 3: return ({ $0.shelves.insert(shelf, at: 0) }, "insert \(id)")
    case 4: return ({ $0.shelves.remove(id: id) }, "remove \(id)")
    case 5: return ({ $0.shelves[id: id] = shelf }, "set \(id)")
    case 6: return ({ $0.shelves.reverse() }, "reverse")
    case 7: return ({ $0.shelves.sort { $0.count < $1.count } }, "sort")
    case 8: return ({ $0.shelves.at(position) { $0.swapAt(0, $1) } }, "swap 0 and \(position)")
    case 9: return ({ $0.shelves.at(position) { $0[$1] = shelf } }, "set \(id) at \(position)")
    case 10: return ({ $0.shelves.removeAll() }, "remove all")
    case 11:
      let place = Place.product(Product.State(id: id, count: count))
      return ({ $0.places.updateOrAppend(place) }, "set place \(id) to an item")
    case 12:
      let place = Place.plain(Place.PlainPlace(id: id, count: count))
      return ({ $0.places.updateOrAppend(place) }, "set place \(id) to a plain one")
    case 13: return ({ $0.models.append(Model(id: id)) }, "append model \(id)")
    case 14: return ({ $0.models[id: id]?.label = Label(count: count) }, "change model \(id)")
    case 15: return ({ $0 = Warehouse.State(shelves: $0.shelves) }, "replace all")
    default: return elements
    }
  }
}

extension RandomChange {
  /// Returns a change that replaces a list. The readers of the list are notified even if the
  /// elements are equal.
  private mutating func ofLists() -> ((inout Warehouse.State) -> Void, String) {
    let (id, position, count) = (number(below: 6), number(below: 4), count())
    switch number(below: 3) {
    case 0: return ({ $0.shelves = $0.shelves.filter { $0.id != id } }, "all but \(id)")
    case 1:
      return ({ $0.shelves = IdentifiedArray(uniqueElements: $0.shelves.elements) }, "make anew")
    default:
      let generator = generator
      return (
        { state in
          var generator = generator
          var shelves = state.shelves
          shelves.shuffle(using: &generator)
          shelves.at(position) { $0[$1].count = count }
          state.shelves = shelves
        },
        "shuffle a copy and change it at \(position)"
      )
    }
  }

  /// Returns a change that restores an earlier state.
  private mutating func restoringWarehouse() -> ((inout Warehouse.State) -> Void, String) {
    let saved = saved[number(below: saved.count)]
    let id = number(below: 6)
    let shelf = restoringPartOfShelf(id)
    switch number(below: 4) {
    case 0: return ({ $0 = saved }, "put back all")
    case 1: return ({ $0.shelves = saved.shelves }, "put back the shelves")
    case 2: return ({ $0.shelves.put(saved.shelves[id: id]) }, "put back shelf \(id)")
    default:
      return (
        { state in state.shelves.index(id: id).map { shelf.0(&state.shelves[$0]) } },
        "\(shelf.1) of shelf \(id)"
      )
    }
  }

  private mutating func restoringShelf(_ id: Int) -> ((inout Shelf.State) -> Void, String) {
    let shelves = saved[number(below: saved.count)].shelves
    guard let same = shelves[id: id] else { return ({ _ in }, "put back nothing") }
    return number(below: 2) == 0
      ? ({ $0 = same }, "put back all") : restoringPartOfShelf(id)
  }

  private mutating func restoringPartOfShelf(
    _ id: Int
  ) -> ((inout Shelf.State) -> Void, String) {
    let shelves = saved[number(below: saved.count)].shelves
    guard let same = shelves[id: id] else { return ({ _ in }, "put back nothing") }
    return number(below: 2) == 0
      ? ({ $0.items = same.items }, "put back the items")
      : ({ $0.label = same.label }, "put back the label")
  }
}

extension IdentifiedArray {
  /// Replaces the element with the identifier of `element`, if the array contains this identifier.
  fileprivate mutating func put(_ element: Element?) where Element: Identifiable, Element.ID == ID {
    guard let element, self[id: element.id] != nil else { return }
    self[id: element.id] = element
  }
}

extension Shelf.State {
  fileprivate func replaced(by other: Self) -> Self {
    var new = Self(id: id, count: other.count, model: model)
    new.items = items
    return new
  }
}

extension IdentifiedArray {
  /// Calls `change` with a position, if the position is valid.
  fileprivate mutating func at(_ position: Int, _ change: (inout Self, Int) -> Void) {
    if position < count { change(&self, position) }
  }
}
