#if SharingGRDB
  import Foundation
  import GRDB
  import Sharing
  import SharingGRDB

  extension StorageStress {
    /// Each change is a row.
    func changeDatabase() async throws {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("Create entry") { db in
        try db.create(table: "entry") { table in
          table.column("writer", .text).notNull()
          table.column("number", .integer).notNull()
          table.primaryKey(["writer", "number"])
        }
      }
      let database = try DatabaseFile(url).open(migrator: migrator)
      let other = writer == "a" ? "b" : "a"
      let sql = "SELECT coalesce(max(number), -1) FROM entry WHERE writer = ?"
      @SharedReader(.fetchOne(sql: sql, arguments: [other], database: database)) var last = -1
      observe($last.publisher.map { (writer: other, number: $0) })
      try await save { number in
        try await database.write { db in
          try db.execute(
            sql: "INSERT INTO entry (writer, number) VALUES (?, ?)",
            arguments: [writer, number]
          )
        }
      }
    }
  }
#else
  extension StorageStress {
    func changeDatabase() async throws {
      Self.fail("The database requires the trait SharingGRDB: ALL_TRAITS=1 swift build")
    }
  }
#endif
