/// The events of a test, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func append(_ line: String) { lines.append(line) }

  func removeAll() { lines = [] }
}
