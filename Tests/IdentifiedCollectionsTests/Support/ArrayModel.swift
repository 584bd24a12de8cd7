import Foundation

/// A model of an identified array, implemented with a plain array and linear searches.
struct ArrayModel {
  var todos: [Todo] = []

  func index(_ id: Int) -> Int? {
    todos.firstIndex { $0.id == id }
  }

  mutating func insert(_ todo: Todo, at position: Int) -> (inserted: Bool, index: Int) {
    if let existing = index(todo.id) { return (false, existing) }
    todos.insert(todo, at: position)
    return (true, position)
  }

  mutating func updateOrInsert(_ todo: Todo, at position: Int) -> (old: Todo?, index: Int) {
    guard let existing = index(todo.id) else { return (nil, insert(todo, at: position).index) }
    defer { todos[existing] = todo }
    return (todos[existing], existing)
  }

  mutating func remove(id: Int) -> Todo? {
    index(id).map { todos.remove(at: $0) }
  }

  mutating func assign(_ todo: Todo, at position: Int) {
    if let other = index(todo.id) { todos.swapAt(position, other) }
    todos[position] = todo
  }

  mutating func move(_ source: IndexSet, to destination: Int) {
    let moved = source.map { todos[$0] }
    let below = source.count { $0 < destination }
    todos = todos.indices.filter { !source.contains($0) }.map { todos[$0] }
    todos.insert(contentsOf: moved, at: destination - below)
  }

  mutating func replace(_ range: Range<Int>, with newTodos: [Todo]) {
    todos.removeSubrange(range)
    var position = range.lowerBound
    for todo in newTodos where insert(todo, at: position).inserted { position += 1 }
  }
}
