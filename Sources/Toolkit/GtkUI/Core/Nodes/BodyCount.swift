/// A counter of the evaluations of bodies, by type, for tests.
@MainActor
public final class BodyCount {
  /// The counter that all nodes share. Evaluations are counted only while ``during(_:)`` runs.
  public static let shared = BodyCount()

  private var counts: [ObjectIdentifier: (type: Any.Type, count: Int)]?

  /// Returns the number of evaluations of bodies while `operation` ran, by the name of the view's
  /// type.
  public static func during(_ operation: () throws -> Void) rethrows -> [String: Int] {
    shared.counts = [:]
    defer { shared.counts = nil }
    try operation()
    var byName: [String: Int] = [:]
    for (type, count) in (shared.counts ?? [:]).values {
      byName["\(type)", default: 0] += count
    }
    return byName
  }

  func evaluated(_ type: Any.Type) {
    guard counts != nil else { return }
    counts?[ObjectIdentifier(type), default: (type, 0)].count += 1
  }
}
