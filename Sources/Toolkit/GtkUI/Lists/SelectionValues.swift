/// Values that identify rows, for a search in each part of a list. The values are converted to the
/// ids of a type once, because a list can have many sections and many selected rows.
@MainActor
final class SelectionValues {
  /// The values that are ids of a type.
  struct IDs<ID: Hashable> {
    let all: Set<ID>
    /// The ids, each with a different number.
    let numbers: [ID: Int]
  }

  let all: Set<AnyHashable>
  private var converted: [ObjectIdentifier: Any] = [:]

  init(_ values: Set<AnyHashable>) {
    all = values
  }

  /// Returns the values that are ids of a type.
  func ids<ID: Hashable>(of type: ID.Type) -> IDs<ID> {
    if let known = converted[ObjectIdentifier(type)] as? IDs<ID> { return known }
    let ids = all.compactMap { $0.base as? ID }
    let numbers = Dictionary(zip(ids, 0...)) { first, _ in first }
    let result = IDs(all: Set(ids), numbers: numbers)
    converted[ObjectIdentifier(type)] = result
    return result
  }
}
