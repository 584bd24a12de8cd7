import GRDB

/// The tables of the inventory.
public enum InventorySchema {
  /// The migrations, which create the tables.
  public static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("Create item") { db in
      try createItems(db)
      try createOrders(db)
      try createSearch(db)
      try createDeletions(db)
      try createPictures(db)
      try createImports(db)
    }
    return migrator
  }

  /// The columns of an item.
  static let columns = "number, id, name, nameKey, color, quantity, isOnBackOrder, pictureID, notes"

  /// The `number` identifies a row in the search, and orders the items by their age. The number of
  /// a deleted item is not used again.
  ///
  /// The notes are the last column, so that SQLite does not read long notes to reach another
  /// column.
  private static func createItems(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE item (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          id BLOB NOT NULL UNIQUE,
          name TEXT NOT NULL CHECK (name <> ''),
          nameKey TEXT NOT NULL,
          color TEXT,
          quantity INTEGER CHECK (quantity >= 0),
          isOnBackOrder INTEGER NOT NULL,
          pictureID BLOB,
          notes TEXT NOT NULL
        );
        CREATE UNIQUE INDEX itemByName ON item (nameKey);
        """
    )
  }

  /// Each order of each filter has an index, so that SQLite counts the items, and finds the items
  /// at a position, without sorting. The condition of an index is the condition of the filter.
  ///
  /// The index of all quantities contains an expression, because SQLite would prefer an index of
  /// the column to the smaller indexes of the filters.
  private static func createOrders(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE INDEX itemByQuantity ON item (coalesce(quantity, -1) DESC, nameKey);
        CREATE INDEX itemInStockByQuantity ON item (quantity DESC, nameKey)
          WHERE quantity IS NOT NULL;
        CREATE INDEX itemInStockByName ON item (nameKey) WHERE quantity IS NOT NULL;
        CREATE INDEX itemInStockByNumber ON item (number) WHERE quantity IS NOT NULL;
        CREATE INDEX itemOutOfStockByName ON item (nameKey) WHERE quantity IS NULL;
        CREATE INDEX itemOutOfStockByNumber ON item (number) WHERE quantity IS NULL;
        CREATE INDEX itemOnBackOrderByName ON item (nameKey)
          WHERE quantity IS NULL AND isOnBackOrder;
        CREATE INDEX itemOnBackOrderByNumber ON item (number)
          WHERE quantity IS NULL AND isOnBackOrder;
        """
    )
  }

  /// Triggers copy each change of an item to the search, which stores no text of its own.
  private static func createSearch(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE VIRTUAL TABLE itemText USING fts5(
          name, notes, content='item', content_rowid='number',
          tokenize='unicode61 remove_diacritics 2', prefix='1 2 3'
        );
        CREATE TRIGGER itemInserted AFTER INSERT ON item BEGIN
          INSERT INTO itemText (rowid, name, notes) VALUES (new.number, new.name, new.notes);
        END;
        CREATE TRIGGER itemDeleted AFTER DELETE ON item BEGIN
          INSERT INTO itemText (itemText, rowid, name, notes)
          VALUES ('delete', old.number, old.name, old.notes);
        END;
        CREATE TRIGGER itemTextUpdated AFTER UPDATE OF name, notes ON item BEGIN
          INSERT INTO itemText (itemText, rowid, name, notes)
          VALUES ('delete', old.number, old.name, old.notes);
          INSERT INTO itemText (rowid, name, notes) VALUES (new.number, new.name, new.notes);
        END;
        """
    )
  }

  /// The items of a deletion remain in the database until the next start of the app, so that a
  /// deletion of any number of items can be undone without storing the items in memory.
  private static func createDeletions(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE deletion (id BLOB PRIMARY KEY);
        CREATE TABLE deletedItem (
          deletionID BLOB NOT NULL REFERENCES deletion ON DELETE CASCADE,
          number INTEGER NOT NULL,
          id BLOB NOT NULL,
          name TEXT NOT NULL,
          nameKey TEXT NOT NULL,
          color TEXT,
          quantity INTEGER,
          isOnBackOrder INTEGER NOT NULL,
          pictureID BLOB,
          notes TEXT NOT NULL,
          PRIMARY KEY (deletionID, id)
        );
        """
    )
  }

  /// Items, deleted items and unfinished forms refer to pictures. A picture without a reference is
  /// removed at the next start of the app, so no key constrains the references.
  private static func createPictures(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE picture (id BLOB PRIMARY KEY, format TEXT NOT NULL, data BLOB NOT NULL);
        """
    )
  }

  /// The rows of the file that the user imports are stored until the user has confirmed the import,
  /// so that an import of any number of rows needs little memory.
  private static func createImports(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE import (id BLOB PRIMARY KEY);
        CREATE TABLE importedItem (
          importID BLOB NOT NULL REFERENCES import ON DELETE CASCADE,
          line INTEGER NOT NULL,
          id BLOB NOT NULL,
          name TEXT NOT NULL,
          nameKey TEXT NOT NULL,
          color TEXT,
          quantity INTEGER,
          isOnBackOrder INTEGER NOT NULL,
          notes TEXT NOT NULL,
          PRIMARY KEY (importID, line)
        );
        CREATE UNIQUE INDEX importedItemByName ON importedItem (importID, nameKey);
        CREATE TABLE importProblem (
          importID BLOB NOT NULL REFERENCES import ON DELETE CASCADE,
          line INTEGER NOT NULL,
          message TEXT NOT NULL,
          PRIMARY KEY (importID, line)
        );
        """
    )
  }
}
