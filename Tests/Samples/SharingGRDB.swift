import Dependencies
import GRDB
import Sharing
import SharingGRDB

struct Note: Codable, FetchableRecord, Identifiable, PersistableRecord, Sendable {
  var id: Int
  var name: String
}

struct Overview: FetchKeyRequest {
  struct Value: Sendable {
    var count = 0
  }

  func fetch(_ db: Database) throws -> Value {
    Value(count: try Note.fetchCount(db))
  }
}

let migrator = DatabaseMigrator()
