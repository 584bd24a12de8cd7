import ComposableArchitecture

/// The screen of an alert. Each button of the alert is listed with a number.
struct AlertScreen<Action>: Screen {
  let alert: AlertState<Action>
  /// Called with the action of the chosen button, or with `nil` if the button has no action or the
  /// alert has no buttons.
  let close: @MainActor (Action?) -> Void

  init(alert: AlertState<Action>, close: @escaping @MainActor (Action?) -> Void) {
    self.alert = alert
    self.close = close
  }

  /// Creates the screen of an alert whose buttons have no actions.
  init(alert: AlertState<Action>, close: @escaping @MainActor () -> Void) {
    self.init(alert: alert) { _ in close() }
  }

  let commands: [Command] = []

  var text: String {
    let lines = [String(state: alert.title)] + (alert.message.map { [String(state: $0)] } ?? [])
    let buttons = alert.buttons.enumerated().map { "  \($0 + 1)  \(String(state: $1.label))" }
    return "\n" + (lines.map { "! \($0)" } + buttons).joined(separator: "\n")
  }

  var prompt: String? {
    alert.buttons.isEmpty ? "Press Return." : "Which?"
  }

  func answer(_ line: String) -> String? {
    guard !alert.buttons.isEmpty else {
      close(nil)
      return nil
    }
    guard let number = Int(line), (1...alert.buttons.count).contains(number) else {
      return "Type the number of an answer, from 1 to \(alert.buttons.count)."
    }
    alert.buttons[number - 1].withAction { close($0) }
    return nil
  }
}
