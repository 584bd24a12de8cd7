import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport

// Counts the operations of the view layer for some changes, and the objects that remain after
// pushes and pops. With `list COUNT`, the program measures the times of changes of a list instead.
// With `database COUNT FILE`, the program measures a list of the rows of a database, which is
// created if the file does not exist. With `inventory COUNT FILE`, the program measures Inventory
// with the items of such a database. With `transitions COUNT`, the program measures
// transitions for a number of frames. The program requires a display.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }, arguments.count) {
case (nil, _, _):
  try tick()
  try manyActions()
  try manyRows()
  try pushAndPop()
case ("list", let count?, 2):
  try measureList(count: count)
case ("transitions", let count?, 2):
  try measureTransitions(count: count)
case ("database", let count?, 3):
  try measureDatabaseList(count: count, file: arguments[2])
case ("inventory", let count?, 3):
  try measureInventory(count: count, file: arguments[2])
default:
  FileHandle.standardError.write(
    Data(
      "usage: ViewWorkloads [(list | transitions) COUNT | (database | inventory) COUNT FILE]\n".utf8
    )
  )
  exit(2)
}

/// Increments one counter on a stack of ten counters. Prints the number of evaluated bodies and of
/// changed labels.
@MainActor
func tick() throws {
  let store = Store(initialState: Pages.State(depth: 10)) { Pages() }
  let window = TestWindow { PagesView(store: store) }
  defer { window.close() }
  let top = store.withState { $0.path.ids.last }
  guard let top else { return }
  var set = 0
  for label in window.widget.labels {
    label.onNotify("label") { set += 1 }
  }
  let before = window.widget.labels.map(\.text)
  let evaluated = BodyCount.during {
    store.send(.path(.element(id: top, action: .incrementButtonTapped)))
    window.settle()
  }
  let changed = zip(before, window.widget.labels.map(\.text)).filter { $0 != $1 }.count
  try Row(
    workload: "one counter ticks, on a stack of 10: bodies",
    floor: "pages that show it",
    floorValue: 1,
    value: Double(evaluated.values.reduce(0, +)),
    goal: "one body per page that shows it",
    limit: 1,
    note: evaluated.map { "\($0) \($1)" }.sorted().joined(separator: ", ")
  ).print()
  try Row(
    workload: "one counter ticks, on a stack of 10: properties set",
    floor: "labels that change",
    floorValue: Double(changed),
    value: Double(set),
    goal: "one per changed label",
    limit: 1,
    note: "the count and the title"
  ).print()
}

/// Sends 1000 actions in one turn of the main loop. Prints the number of flushes.
@MainActor
func manyActions() throws {
  let store = Store(initialState: Pages.State(depth: 10)) { Pages() }
  let window = TestWindow { PagesView(store: store) }
  defer { window.close() }
  guard let top = store.withState({ $0.path.ids.last }) else { return }
  let before = UpdateScheduler.shared.flushCount
  let evaluated = BodyCount.during {
    for _ in 1...1_000 {
      store.send(.path(.element(id: top, action: .incrementButtonTapped)))
    }
    window.settle()
  }
  try Row(
    workload: "1,000 actions in one turn of the loop: flushes",
    floor: "one",
    floorValue: 1,
    value: Double(UpdateScheduler.shared.flushCount - before),
    goal: "one flush",
    limit: 1,
    note: "bodies: " + evaluated.map { "\($0) \($1)" }.sorted().joined(separator: ", ")
  ).print()
}

/// Changes one row of a long list. Prints the number of evaluated bodies.
@MainActor
func manyRows() throws {
  let store = Store(initialState: ManyRows.State(count: 10_000)) { ManyRows() }
  let window = TestWindow { ManyRowsView(store: store) }
  defer { window.close() }
  let evaluated = BodyCount.during {
    store.send(.rows(.element(id: 3, action: .written("new"))))
    window.settle()
  }
  try Row(
    workload: "a row changes in a list of 10,000: bodies",
    floor: "the row's",
    floorValue: 1,
    value: Double(evaluated.values.reduce(0, +)),
    goal: "one row's body",
    limit: 1,
    note: evaluated.map { "\($0) \($1)" }.sorted().joined(separator: ", ")
  ).print()
}

/// Pushes and pops a page many times. Prints the number of objects and the memory that remain.
@MainActor
func pushAndPop(rounds: Int = 1_000) throws {
  let store = Store(initialState: Pages.State(depth: 10)) { Pages() }
  var stores: [WeakStore] = []
  let probes = FinalizationProbes()
  let window = TestWindow {
    PagesView(store: store) { store in
      if !stores.contains(where: { $0.store === store }) { stores.append(WeakStore(store: store)) }
    }
  }
  defer { window.close() }
  func round(_ number: Int) {
    store.send(.push)
    window.settle()
    // Only the widgets of every 50th page are watched, because all pages have equal widgets, and
    // watching the widgets of all pages takes long.
    if number.isMultiple(of: 50), let child = window.content { probes.watch(child) }
    guard let top = store.withState({ $0.path.ids.last }) else { return }
    store.send(.path(.popFrom(id: top)))
    window.settle()
    stores.removeAll { $0.store == nil }
  }
  for number in 1...100 { round(number) }
  let before = (
    live: LiveObjects.now, stores: stores.count, tasks: runningTasks.load(ordering: .relaxed),
    probes: probes.remaining.count, size: residentSize()
  )
  for number in 1...rounds { round(number) }
  GtkTesting.wait { runningTasks.load(ordering: .relaxed) == before.tasks }
  let after = LiveObjects.settled(at: before.live)
  stores.removeAll { $0.store == nil }
  let left: [(String, Int)] = [
    ("nodes", after.nodes - before.live.nodes),
    ("wrapped objects", after.objects - before.live.objects),
    ("GObjects", probes.remaining.count - before.probes),
    ("stores", stores.count - before.stores),
    ("tasks", runningTasks.load(ordering: .relaxed) - before.tasks),
  ]
  try Row(
    workload: "1,000 × push and pop: nodes, objects, stores and tasks left",
    floor: "before",
    floorValue: 0,
    value: Double(left.map { abs($0.1) }.reduce(0, +)),
    goal: "back at the baseline",
    limit: 0,
    note: left.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      + "; \(probes.watched) GObjects watched"
  ).print()
  let growth = Double(residentSize() - before.size) / 1_048_576
  try Row(
    workload: "1,000 × push and pop: growth of resident memory after warm-up, MB",
    floor: "before",
    floorValue: 0,
    value: max(0, (growth * 100).rounded() / 100),
    goal: "flat (within 1 MB)",
    limit: 1
  ).print()
}

/// A weak reference to a store.
struct WeakStore {
  weak var store: StoreOf<Counter>?
}

/// Returns the resident memory of the process in bytes, if the size of a memory page is 4096 bytes.
func residentSize() -> Int {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}
