import ComposableArchitecture

/// Stores that are retained between samples. `stack(depth:)` and `rowStores(alive:of:)` create
/// stores once for each argument, because creating the stores for each sample would take too long.
/// `restored` is replaced before each sample.
@MainActor
enum Kept {
  private struct Rows: Hashable {
    let alive: Int
    let count: Int
  }

  static var restored: StoreOf<Stack>?
  private static var stacks: [Int: StoreOf<Stack>] = [:]
  private static var rows: [Rows: [StoreOf<List.Row>]] = [:]

  static func stack(depth: Int) -> StoreOf<Stack> {
    if let store = stacks[depth] { return store }
    let store = Stack.store(depth: depth)
    stacks[depth] = store
    return store
  }

  /// Returns observed stores of the first `alive` rows of a list with `count` rows.
  static func rowStores(alive: Int, of count: Int) -> [StoreOf<List.Row>] {
    let key = Rows(alive: alive, count: count)
    if let stores = rows[key] { return stores }
    let list = List.store(rows: count)
    let stores = Array(list.scope(state: \.rows, action: \.rows).prefix(alive))
    for row in stores {
      LiveStores.observe(row)
    }
    rows[key] = stores
    return stores
  }
}
