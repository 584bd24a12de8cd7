import ComposableGtk
import Foundation
import GRDB
import Gtk
import GtkTestSupport
import InventoryCore
import InventoryViews
import SharingGRDB

/// Shows Inventory, and searches, sorts, filters and scrolls as a user does. Prints the longest
/// iteration of the main loop during each step, in nanoseconds, as lines of "name value". An
/// iteration contains the work of at most one frame, so no frame takes longer.
///
/// A second window, which is opened before, loads the style sheet and the icons.
@MainActor
func measureInventory(count: Int, file: String) throws {
  let database = try openInventory(count: count, file: file)
  let firstStart = InventoryStart.opened(makeStore(database))
  let first = TestWindow(width: 640, height: 720) { InventoryStartView(firstStart) { firstStart } }
  defer { first.close() }
  settle(first)

  let model = WindowModel()
  let window = TestWindow(width: 640, height: 720) { WindowView(model: model) }
  defer { window.close() }
  settle(window)
  let store = makeStore(database)
  report("open", longestIteration { model.start = .opened(store) })

  for word in ["mouse", "wireless", "1"] {
    for end in word.indices {
      report("search", longestIteration { store.query.text = String(word[...end]) })
    }
    for end in word.indices.reversed() {
      report("search", longestIteration { store.query.text = String(word[..<end]) })
    }
  }
  for order in [ItemOrder.quantity, .newest, .name] {
    report("sort", longestIteration { store.query.order = order })
  }
  for filter in [StatusFilter.inStock, .outOfStock, .onBackOrder, .all] {
    report("filter", longestIteration { store.query.filter = filter })
  }
  precondition(store.items.count == count)
  report("scroll", longestFrame(in: window, scrollingTo: count))
}

@Observable
@MainActor
private final class WindowModel {
  var start: InventoryStart?
}

private struct WindowView: View {
  let model: WindowModel

  var body: some View {
    if let start = model.start {
      InventoryStartView(start) { start }
    } else {
      Text("Closed")
    }
  }
}

/// Runs an action and the main loop until the loop has been idle for 300 milliseconds. Returns the
/// longest time of the action or of an iteration.
@MainActor
private func longestIteration(_ action: () -> Void) -> Duration {
  let clock = ContinuousClock()
  var longest = clock.measure(action)
  var last = clock.now
  while clock.now - last < .milliseconds(300) {
    let begin = clock.now
    guard MainContext.iterate() else {
      usleep(500)
      continue
    }
    last = clock.now
    longest = max(longest, last - begin)
  }
  return longest
}

@MainActor
private func makeStore(_ database: any DatabaseWriter) -> StoreOf<InventoryFeature> {
  withDependencies {
    $0.defaultDatabase = database
  } operation: {
    Store(initialState: InventoryFeature.State()) { InventoryFeature() }
  }
}

/// Opens the database of the app, and creates the items if the file does not exist. A third of the
/// items is out of stock, a third of the names begins with "Mouse", and all notes contain
/// "wireless".
private func openInventory(count: Int, file: String) throws -> any DatabaseWriter {
  let exists = FileManager.default.fileExists(atPath: file)
  let database = try DatabaseFile(URL(filePath: file)).open(migrator: InventorySchema.migrator)
  guard !exists else { return database }
  let names = ["Mouse", "Keyboard", "Lamp"]
  try database.write { db in
    for number in 0..<count {
      let item = Item(
        id: UUID(),
        name: "\(names[number % names.count]) \(number)",
        notes: "With a wireless receiver, shelf \(number % 97)",
        status: number.isMultiple(of: 3)
          ? .outOfStock(isOnBackOrder: number.isMultiple(of: 2))
          : .inStock(quantity: number % 1_000)
      )
      try item.insert(db)
    }
  }
  return database
}
