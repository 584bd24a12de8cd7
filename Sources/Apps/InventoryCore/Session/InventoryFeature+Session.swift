import ComposableArchitecture
import GRDB
import SharingGRDB

extension InventoryFeature.State {
  /// The session of the app.
  public var session: SavedInventory {
    SavedInventory(
      text: query.text,
      filter: query.filter.rawValue,
      order: query.order.rawValue,
      destination: destination.flatMap(SavedInventory.Destination.init)
    )
  }

  /// Creates the state of the app from a saved session.
  ///
  /// The items of the destination are read again. The form of an item that no longer exists adds
  /// the item, if the form has unsaved changes. Otherwise, the list is shown. The form of a copy is
  /// a sheet, because the list need not show the row of the item, which a popover would need.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - database: The database.
  /// - Returns: The state.
  /// - Throws: An error of the database.
  public static func restored(
    _ session: SavedInventory,
    from database: any DatabaseReader
  ) throws -> Self {
    // The items of the list are read outside this access of the database.
    let destination = try database.read { try session.destination?.restored($0) }
    return Self(query: session.query, destination: destination)
  }
}

extension InventoryFeature.State {
  /// Creates the state of the app at its start. If the items of the session can't be read, the
  /// state presents an alert with the reason.
  ///
  /// - Parameters:
  ///   - session: The session, or `nil`.
  ///   - database: The database.
  public init(restoring session: SavedInventory?, from database: any DatabaseReader) {
    do {
      self = try session.map { try .restored($0, from: database) } ?? Self()
    } catch {
      self.init(query: session?.query ?? ItemQuery())
      alert = .failure(
        of: .read,
        DatabaseFailure(error, database: database, operation: .read).description
      )
    }
  }
}

extension SavedInventory.Destination {
  init?(_ destination: InventoryFeature.Destination.State) {
    switch destination {
    case .add(let form): self = .add(SavedInventory.SavedForm(form))
    case .duplicate(let form): self = .duplicate(SavedInventory.SavedForm(form))
    case .edit(let form): self = .edit(SavedInventory.SavedForm(form))
    case .label(let label): self = .label(id: label.item.id)
    case .alert, .confirmationDialog, .exportItems, .importItems: return nil
    }
  }

  func restored(_ db: Database) throws -> InventoryFeature.Destination.State? {
    switch self {
    case .add(let form), .duplicate(let form):
      return .add(try form.restored(db))
    case .edit(let form):
      guard let current = try Item.fetch(form.original.id, db) else {
        let missing = try form.restored(db)
        return missing.isChanged ? .add(missing) : nil
      }
      var state = ItemFormFeature.State(item: current)
      if form.item != form.original { state.item = try form.edited(db) }
      return .edit(state)
    case .label(let id):
      return try Item.fetch(id, db).map { .label(LabelFeature.State(item: $0)) }
    }
  }
}

extension SavedInventory.SavedForm {
  init(_ form: ItemFormFeature.State) {
    original = SavedItem(form.original)
    item = SavedItem(form.item)
    sourceID = form.sourceID
  }

  /// The item as the user has entered it. A picture that no longer exists is removed.
  func edited(_ db: Database) throws -> Item {
    var item = item.item
    if let id = item.pictureID, try !ItemPicture.exists(id, db) { item.pictureID = nil }
    return item
  }

  func restored(_ db: Database) throws -> ItemFormFeature.State {
    ItemFormFeature.State(
      original: original.item,
      item: try edited(db),
      sourceID: sourceID,
      usedName: try Item.isNameUsed(item.name, except: item.id, db) ? item.name : nil
    )
  }
}
