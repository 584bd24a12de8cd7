import CasePaths
import CustomDump

/// What `receive` waits for, and how it is shown to people.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  let describe: () -> String
  var difference: (_ actual: Action) -> String? = { _ in nil }

  init(matches: @escaping (Action) -> Bool, describe: @escaping () -> String) {
    self.matches = matches
    self.describe = describe
  }

  /// One action, and how to tell whether another one is like it.
  static func action(_ expected: Action, matches: @escaping (Action) -> Bool) -> Self {
    var result = Self(matches: matches) { String(customDumping: expected) }
    result.difference = { proportionalDifference(expected, $0) }
    return result
  }

  /// Any action of a case.
  static func anything<Value>(in path: AnyCasePath<Action, Value>) -> Self {
    if let value = () as? Value {
      return action(path.embed(value)) { path.extract(from: $0) != nil }
    }
    // Neither kind of path knows the name of its case; the line of the failure shows it.
    return Self(matches: { path.extract(from: $0) != nil }) {
      "an action of the given case, with any payload of type '\(Value.self)'"
    }
  }

  /// How `actual` differs from what was expected.
  func comparison(with actual: Action) -> String {
    if let difference = difference(actual) {
      return """
        \(difference.indented(by: 4))

        (Expected: −, Received: +)
        """
    }
    return """
      Expected:

      \(describe().indented(by: 4))

      Received:

      \(String(customDumping: actual).indented(by: 4))
      """
  }
}
