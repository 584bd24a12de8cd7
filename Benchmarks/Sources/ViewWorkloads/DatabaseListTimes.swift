import ComposableGtk
import Foundation
import GRDB
import Gtk
import GtkTestSupport
import SharingGRDB

/// The number of times that the change of a row is measured.
private let repetitions = 5

/// Shows the rows of a database in a list, changes a row, and scrolls. Prints the times, the
/// numbers of evaluated rows and the growth of the memory, as lines of "name value". Times are in
/// nanoseconds.
///
/// The time to open the list is the time from the creation of the reader, which fetches the first
/// rows, to the end of the first frame.
@MainActor
func measureDatabaseList(count: Int, file: String) throws {
  let database = try openDatabase(count: count, file: file)
  let model = ProductModel(database)
  let window = TestWindow { ProductsView(model: model) }
  defer { window.close() }
  let clock = ContinuousClock()
  settle(window)
  var isPainted = false
  window.widget.frameClock?.onAfterPaint { isPainted = true }
  let size = residentSize()
  report(
    "open",
    clock.measure {
      model.open()
      while !isPainted { MainContext.iterate(mayBlock: true) }
    }
  )
  settle(window)
  for number in 1...repetitions {
    let previous = model.products?.wrappedValue
    var bodies: [String: Int] = [:]
    var failure: (any Error)?
    let duration = clock.measure {
      bodies = BodyCount.during {
        do {
          try database.write { db in
            try db.execute(sql: "UPDATE product SET stock = ? WHERE id = 3", arguments: [number])
          }
        } catch {
          failure = error
        }
        while failure == nil, model.products?.wrappedValue == previous { usleep(200) }
        settle(window)
      }
    }
    if let failure { throw failure }
    // The end of the wait until the window is idle is not a part of the change.
    report("change", duration - .milliseconds(100))
    report("rows", bodies["Deferred<Text>"] ?? 0)
  }
  report("frame", longestFrame(in: window, scrollingTo: count))
  report("memory", residentSize() - size)
}

/// Opens the database, and creates the rows if the file does not exist.
private func openDatabase(count: Int, file: String) throws -> any DatabaseWriter {
  var migrator = DatabaseMigrator()
  migrator.registerMigration("Create product") { db in
    try db.execute(
      sql: """
        CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT NOT NULL, stock INTEGER NOT NULL);
        WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number LIMIT ?)
        INSERT INTO product (id, name, stock) SELECT n, printf('Product %07d', n), 0 FROM number;
        CREATE INDEX product_name ON product (name, id);
        """,
      arguments: [count]
    )
  }
  return try DatabaseFile(URL(filePath: file)).open(migrator: migrator)
}

private struct Product: Decodable, FetchableRecord, Identifiable, Sendable {
  var id: Int
  var name: String
  var stock: Int
}

@Observable
@MainActor
private final class ProductModel {
  private let database: any DatabaseWriter
  var products: SharedReader<FetchedRows<Product>>?

  init(_ database: any DatabaseWriter) {
    self.database = database
  }

  func open() {
    products = SharedReader(
      .fetchRows(sql: "SELECT * FROM product", orderBy: "name, id", database: database)
    )
  }
}

private struct ProductsView: View {
  let model: ProductModel

  var body: some View {
    if let products = model.products {
      List(products.wrappedValue) { Text("\($0.name): \($0.stock)") }
    } else {
      Text("Closed")
    }
  }
}
