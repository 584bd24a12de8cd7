import Gtk

/// The object to which the buttons of an alert report that they were clicked.
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
  /// Applies the style of an answer of an alert: the button has no frame, and has the class
  /// `answer`.
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
