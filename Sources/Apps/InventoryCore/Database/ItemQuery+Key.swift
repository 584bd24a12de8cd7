import ComposableArchitecture
import GRDB
import SharingGRDB

extension ItemQuery {
  /// The key of the items that match the query.
  ///
  /// A search runs once after each change, because a search of 100,000 items takes much longer than
  /// reading a page. Each order of each filter has an index, with which SQLite counts the items and
  /// finds a page without sorting the items, so their ids need not be in memory.
  var key: FetchKey<FetchedRows<ItemSummary>>.Default {
    let pattern = SearchPattern(text)
    guard !pattern.isEmpty else {
      let condition = filter.condition.map { " WHERE \($0)" } ?? ""
      return .fetchRows(sql: itemSQL + condition, orderBy: orderSQL(number: "number"))
    }
    let parts = pattern.parts.flatMap { [ItemName.key($0), $0, SearchPattern.start(of: $0)] }
    return .fetchRows(
      ids: searchSQL(pattern),
      arguments: StatementArguments([pattern.sql].compactMap(\.self) + parts),
      rows: itemSQL
    )
  }

  private var itemSQL: String {
    "SELECT number, id, name, nameKey, color, quantity, isOnBackOrder, pictureID FROM item"
  }

  /// The ids of the items that match the search. `CROSS JOIN` prevents SQLite from reading the
  /// items first, and from storing the results of the search in a temporary table. The search
  /// returns its results in the order of their row ids, which are the numbers of the items.
  ///
  /// Parts of words aren't in the index, so all items that match the words are read.
  private func searchSQL(_ pattern: SearchPattern) -> String {
    let conditions = pattern.parts.map { _ in
      """
      (instr(nameKey, ?) OR instr(item.notes, ?)
      OR number IN (SELECT rowid FROM itemText WHERE itemText MATCH ?))
      """
    }
    let all = (conditions + [filter.condition].compactMap(\.self)).joined(separator: " AND ")
    guard pattern.sql != nil else {
      return "SELECT id FROM item WHERE \(all) ORDER BY \(orderSQL(number: "number"))"
    }
    return """
      SELECT id FROM itemText CROSS JOIN item ON item.number = itemText.rowid
      WHERE itemText MATCH ?\(all.isEmpty ? "" : " AND \(all)")
      ORDER BY \(orderSQL(number: "itemText.rowid"))
      """
  }

  /// Returns the terms of `ORDER BY`. Items that are out of stock follow all other items in the
  /// order of quantities. If all items are out of stock, their order is the order of the names.
  private func orderSQL(number: String) -> String {
    switch (order, filter) {
    case (.name, _), (.quantity, .outOfStock), (.quantity, .onBackOrder): "nameKey"
    case (.quantity, .all): "coalesce(quantity, -1) DESC, nameKey"
    case (.quantity, .inStock): "quantity DESC, nameKey"
    case (.newest, _): "\(number) DESC"
    }
  }
}

extension StatusFilter {
  /// The condition of the items in SQL, or `nil` for all items.
  fileprivate var condition: String? {
    switch self {
    case .all: nil
    case .inStock: "quantity IS NOT NULL"
    case .outOfStock: "quantity IS NULL"
    case .onBackOrder: "quantity IS NULL AND isOnBackOrder"
    }
  }
}
