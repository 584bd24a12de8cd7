import Foundation
import IdentifiedCollections
import TestSupport
import XCTest

/// Long series of random operations, whose results are compared with the results of a plain array.
///
/// Each failure contains its seed. Set `SEED=<seed>` to repeat the series.
final class ModelTests: XCTestCase {
  func testRandomIdentifiedArrayOperationsMatchAPlainArrayModel() {
    Seeds.forEach(20) { seed in
      var series = Series(seed: seed)
      for step in 0..<1_000 {
        if step.isMultiple(of: 3) { LastRead.record() }
        let before = series.array
        let operation = series.step()
        XCTAssertTrue(
          series.array.matchesRecordedChanges(since: before),
          "SEED=\(seed), step \(step): more has changed than was noted, after \(operation)"
        )
        guard series.isConsistent else {
          XCTFail("SEED=\(seed), step \(step), after \(operation): \(series.difference)")
          break
        }
      }
    }
  }
}

extension IdentifiedArray<Int, Todo> {
  /// Returns whether the changes that were recorded since an earlier version include all
  /// differences from the earlier version.
  fileprivate func matchesRecordedChanges(since before: Self) -> Bool {
    switch changes.difference(since: before.changes.revision) {
    case .noChange: self == before
    case .element(let position):
      ids == before.ids
        && indices.allSatisfy { $0 == position || self[$0] == before[$0] }
    case .anyChange: true
    }
  }
}

private struct Series {
  private var generator: SeededGenerator
  private(set) var array: IdentifiedArrayOf<Todo> = []
  private var model = ArrayModel()
  private var copy: IdentifiedArrayOf<Todo> = []
  private var modelOfCopy = ArrayModel()
  private var resultsAgree = true
  private var titles = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  var isConsistent: Bool {
    resultsAgree && Self.agree(array, model) && Self.agree(copy, modelOfCopy)
  }

  var difference: String {
    "\(array.elements) instead of \(model.todos), copy \(copy.elements) instead of "
      + "\(modelOfCopy.todos), results \(resultsAgree ? "agree" : "differ")"
  }

  private static func agree(_ array: IdentifiedArrayOf<Todo>, _ model: ArrayModel) -> Bool {
    array.elements == model.todos && Array(array) == model.todos
      && array.ids.elements == model.todos.map(\.id) && array.count == model.todos.count
      && (0..<24).allSatisfy { array.index(id: $0) == model.index($0) }
      && array == IdentifiedArray(uniqueElements: model.todos)
  }

  /// Performs a random operation, and returns its description.
  mutating func step() -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: addOne()
    case 1: removeSome()
    case 2: changeOne()
    case 3: reorder()
    default: replaceSome()
    }
  }

  private mutating func addOne() -> String {
    let (todo, position) = (randomTodo(), randomPosition())
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      resultsAgree = array.append(todo) == model.insert(todo, at: model.todos.count)
      return "append \(todo)"
    case 1:
      resultsAgree = array.insert(todo, at: position) == model.insert(todo, at: position)
      return "insert \(todo) at \(position)"
    case 2:
      let expected = model.updateOrInsert(todo, at: model.todos.count).old
      resultsAgree = array.updateOrAppend(todo) == expected
      return "updateOrAppend \(todo)"
    default:
      let expected = model.updateOrInsert(todo, at: position)
      resultsAgree = array.updateOrInsert(todo, at: position) == expected
      return "updateOrInsert \(todo) at \(position)"
    }
  }

  private mutating func removeSome() -> String {
    let (id, offsets) = (randomID(), randomOffsets())
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      resultsAgree = array.remove(id: id) == model.remove(id: id)
      return "remove \(id)"
    case 1:
      array[id: id] = nil
      _ = model.remove(id: id)
      return "assign nil to \(id)"
    case 2:
      array.remove(atOffsets: offsets)
      for offset in offsets.reversed() { model.todos.remove(at: offset) }
      return "remove offsets \(offsets.map { $0 })"
    case 3:
      array.removeAll { $0.id.isMultiple(of: 5) }
      model.todos.removeAll { $0.id.isMultiple(of: 5) }
      return "remove multiples of 5"
    default:
      array = array.filter { $0.id < 20 }
      model.todos = model.todos.filter { $0.id < 20 }
      return "keep those below 20"
    }
  }

  private mutating func changeOne() -> String {
    let todo = randomTodo()
    let index = model.todos.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      array[id: todo.id]?.title = todo.title
      if let index = model.index(todo.id) { model.todos[index] = todo }
      return "change title of \(todo.id)"
    case 1:
      array[id: todo.id] = todo
      _ = model.updateOrInsert(todo, at: model.todos.count)
      return "assign to \(todo.id)"
    case 2:
      guard let index else { return "nothing" }
      array[index].title = todo.title
      model.todos[index].title = todo.title
      return "change title at \(index)"
    case 3:
      guard let index, model.index(todo.id) == nil else { return "nothing" }
      array[index].id = todo.id
      model.todos[index].id = todo.id
      return "change id at \(index) to \(todo.id)"
    default:
      guard let index else { return "nothing" }
      array[index] = todo
      model.assign(todo, at: index)
      return "assign \(todo) at \(index)"
    }
  }

  private mutating func reorder() -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      let (offsets, destination) = (randomOffsets(), randomPosition())
      array.move(fromOffsets: offsets, toOffset: destination)
      model.move(offsets, to: destination)
      return "move \(offsets.map { $0 }) to \(destination)"
    case 1:
      guard let i = model.todos.indices.randomElement(using: &generator) else { return "nothing" }
      let j = Int.random(in: model.todos.indices, using: &generator)
      array.swapAt(i, j)
      model.todos.swapAt(i, j)
      return "swap \(i) and \(j)"
    case 2:
      array.sort { ($0.title, $0.id) < ($1.title, $1.id) }
      model.todos.sort { ($0.title, $0.id) < ($1.title, $1.id) }
      return "sort"
    case 3:
      array.reverse()
      model.todos.reverse()
      return "reverse"
    case 4:
      var other = generator
      array.shuffle(using: &generator)
      model.todos.shuffle(using: &other)
      return "shuffle"
    default:
      let pivot = array.partition { $0.id.isMultiple(of: 2) }
      resultsAgree =
        array[..<pivot].allSatisfy { !$0.id.isMultiple(of: 2) }
        && array[pivot...].allSatisfy { $0.id.isMultiple(of: 2) }
        && Set(array) == Set(model.todos)
      model.todos = array.elements
      return "partition"
    }
  }

  private mutating func replaceSome() -> String {
    let (first, second) = (randomPosition(), randomPosition())
    let range = min(first, second)..<max(first, second)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let todos = (0..<4).map { _ in randomTodo() }
      array.replaceSubrange(range, with: todos)
      model.replace(range, with: todos)
      return "replace \(range) by \(todos)"
    case 1:
      array[range].reverse()
      model.todos[range].reverse()
      return "reverse \(range)"
    default:
      (copy, modelOfCopy) = (array, model)
      return "copy"
    }
  }

  private mutating func randomID() -> Int {
    Int.random(in: 0..<24, using: &generator)
  }

  private mutating func randomTodo() -> Todo {
    titles += 1
    return Todo(id: randomID(), title: "\(titles)")
  }

  private mutating func randomPosition() -> Int {
    Int.random(in: 0...model.todos.count, using: &generator)
  }

  private mutating func randomOffsets() -> IndexSet {
    IndexSet(model.todos.indices.filter { _ in Bool.random(using: &generator) })
  }
}
