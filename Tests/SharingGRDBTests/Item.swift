#if SharingGRDB
  import Foundation
  import GRDB

  /// A record for the tests.
  struct Item: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
    var id: Int
    var name: String

    static var migrator: DatabaseMigrator {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("Create item") { db in
        try db.create(table: "item") { table in
          table.primaryKey("id", .integer)
          table.column("name", .text).notNull()
        }
        try db.create(table: "note") { table in
          table.autoIncrementedPrimaryKey("id")
          table.column("item", .integer).notNull().references("item")
        }
      }
      return migrator
    }
  }
#endif
