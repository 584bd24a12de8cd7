/// The values of a selection, for searches in each part of a list. They are converted to each type
/// of ids once, because a list can have many sections.
@MainActor
final class SelectionValues {
  let all: Set<AnyHashable>
  private var ids: [ObjectIdentifier: Any] = [:]
  private var numbers: [ObjectIdentifier: Any] = [:]

  init(_ values: Set<AnyHashable>) {
    all = values
  }

  /// Returns the values that are ids of a type.
  func ids<ID: Hashable>(of type: ID.Type) -> Set<ID> {
    if let known = ids[ObjectIdentifier(type)] as? Set<ID> { return known }
    let result = Set(all.lazy.compactMap { $0.base as? ID })
    ids[ObjectIdentifier(type)] = result
    return result
  }

  /// Returns the values that are ids of a type, each with a different number.
  func numbers<ID: Hashable>(of type: ID.Type) -> [ID: Int] {
    if let known = numbers[ObjectIdentifier(type)] as? [ID: Int] { return known }
    let result = Dictionary(uniqueKeysWithValues: zip(ids(of: type), 0...))
    numbers[ObjectIdentifier(type)] = result
    return result
  }
}
