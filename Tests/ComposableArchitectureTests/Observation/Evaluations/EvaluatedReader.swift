import ComposableArchitecture
import Observation

/// A reader of a store that is evaluated like the body of a view: the reader is marked when a value
/// that it has read changes, and is evaluated again after the change.
@MainActor
final class EvaluatedReader {
  let name: String
  private let read: @MainActor () -> String
  private let isMarked = LockIsolated(false)
  private(set) var evaluationCount = 0
  /// The value of the last evaluation.
  private(set) var shown = ""

  init(_ name: String = "", _ read: @escaping @MainActor () -> String) {
    self.name = name
    self.read = read
    evaluate()
  }

  /// The current value, read without tracking the read.
  var current: String { read() }

  private func evaluate() {
    isMarked.setValue(false)
    evaluationCount += 1
    shown = withObservationTracking(read) { [isMarked] in isMarked.setValue(true) }
  }

  /// Evaluates the marked readers until no reader is marked, at most 200 times.
  static func update(_ readers: [EvaluatedReader]) {
    for _ in 0..<200 {
      let marked = readers.filter(\.isMarked.value)
      if marked.isEmpty { return }
      marked.forEach { $0.evaluate() }
    }
  }

  /// Performs a change and updates the readers.
  ///
  /// - Returns: The number of evaluations of each reader.
  static func evaluations(of readers: [EvaluatedReader], after change: () -> Void) -> [Int] {
    let before = readers.map(\.evaluationCount)
    change()
    update(readers)
    return zip(readers, before).map { $0.evaluationCount - $1 }
  }
}
