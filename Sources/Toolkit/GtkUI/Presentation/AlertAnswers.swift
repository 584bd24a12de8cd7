import Gtk

/// The container of the buttons of an alert, which styles the buttons and is notified of clicks.
@MainActor
final class AlertAnswers: ButtonContainer {
  private let onAnswer: @MainActor () -> Void

  init(onAnswer: @escaping @MainActor () -> Void) {
    self.onAnswer = onAnswer
  }

  func style(_ button: Gtk.Button, _ role: ButtonRole?) { button.applyAnswerStyle(role) }

  func buttonWasClicked() { onAnswer() }
}

extension Gtk.Button {
  /// Styles the button as a frameless button of an alert, with the style class `answer` and a style
  /// class for the role.
  fileprivate func applyAnswerStyle(_ role: ButtonRole?) {
    hasFrame = false
    hexpand = true
    appearanceClasses =
      switch role {
      case .cancel: ["answer", "cancel"]
      case .destructive: ["answer", "destructive-action"]
      case nil: ["answer"]
      }
  }
}

extension Widget {
  var isAnswer: Bool { hasCSSClass("answer") }
  var isCancel: Bool { hasCSSClass("cancel") }
  var isDestructive: Bool { hasCSSClass("destructive-action") }
}
