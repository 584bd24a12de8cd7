import CasePaths
import CustomDump

/// The action that a call of `receive` expects, and its description in failure messages.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  let describe: () -> String
  var difference: (_ actual: Action) -> String? = { _ in nil }

  init(matches: @escaping (Action) -> Bool, describe: @escaping () -> String) {
    self.matches = matches
    self.describe = describe
  }

  /// Returns an expectation of `expected`. An action meets the expectation if `matches` returns
  /// `true`.
  static func action(_ expected: Action, matches: @escaping (Action) -> Bool) -> Self {
    var result = Self(matches: matches) { String(customDumping: expected) }
    result.difference = { proportionalDifference(expected, $0) }
    return result
  }

  /// Returns an expectation of any action for which `isMatching` returns `true`.
  static func anyAction(where isMatching: @escaping (Action) -> Bool) -> Self {
    Self(matches: isMatching) { "an action that the closure accepts" }
  }

  /// Returns an expectation of any action of a case.
  static func anyAction<Value>(in path: AnyCasePath<Action, Value>) -> Self {
    if let value = () as? Value {
      return action(path.embed(value)) { path.extract(from: $0) != nil }
    }
    // A case path doesn't store the name of its case. The source line at which the failure is
    // reported contains the name.
    return Self(matches: { path.extract(from: $0) != nil }) {
      "an action of the given case, with any payload of type '\(Value.self)'"
    }
  }

  /// Returns an expectation of an action of the case `path` whose payload is equal to `payload`.
  static func action<Value: Equatable>(
    in path: AnyCasePath<Action, Value>,
    payload: Value
  ) -> Self {
    action(path.embed(payload)) { path.extract(from: $0) == payload }
  }

  /// Returns a description of the difference between `actual` and the expected action. Without a
  /// difference between their descriptions, the result contains both descriptions.
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

extension ExpectedAction where Action: Equatable {
  /// Returns an expectation of an action that is equal to `expected`.
  static func action(_ expected: Action) -> Self {
    action(expected) { $0 == expected }
  }
}
