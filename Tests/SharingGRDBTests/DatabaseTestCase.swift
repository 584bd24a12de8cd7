#if SharingGRDB
  import Dependencies
  import Foundation
  import GRDB
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  /// A test with an empty database in memory.
  class DatabaseTestCase: XCTestCase {
    private var memory: (any DatabaseWriter)?

    var database: any DatabaseWriter {
      get throws { try XCTUnwrap(memory) }
    }

    override func invokeTest() {
      do {
        let database = try DatabaseFile(app: "org.example.Items").open(migrator: Item.migrator)
        memory = database
        withDependencies {
          $0.defaultDatabase = database
        } operation: {
          super.invokeTest()
        }
      } catch {
        XCTFail("\(error)")
      }
    }

    func insert(_ items: Item...) throws {
      try database.write { db in
        for item in items { try item.insert(db) }
      }
    }

    /// Waits until a condition is met.
    func expect<Value: Equatable>(
      _ actual: @autoclosure () -> Value,
      _ expected: Value,
      line: UInt = #line
    ) {
      let limit = Date(timeIntervalSinceNow: 30)
      while actual() != expected, Date() < limit { usleep(2_000) }
      XCTAssertEqual(actual(), expected, line: line)
    }
  }
#endif
