import Gtk

/// The container of the buttons of an alert, which styles the buttons and is notified of clicks.
@MainActor
final class AlertAnswers: ButtonContainer {
  /// The maximum width of a row of answers in pixels.
  var maximumRowWidth: Int

  /// Called when ``maximumRowWidth`` or the style of the answers may have changed.
  var onSizeChange: @MainActor () -> Void = {}

  /// Called when an answer was added, removed or moved.
  var onAnswersChange: @MainActor () -> Void = {}

  private let onAnswer: @MainActor () -> Void

  init(maximumRowWidth: Int, onAnswer: @escaping @MainActor () -> Void) {
    self.maximumRowWidth = maximumRowWidth
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

private enum AlertAnswersKey: EnvironmentKey {
  static let defaultValue: AlertAnswers? = nil
}

extension EnvironmentValues {
  /// The answers of the alert that contains the view.
  var alertAnswers: AlertAnswers? {
    get { self[AlertAnswersKey.self] }
    set { self[AlertAnswersKey.self] = newValue }
  }
}

extension Widget {
  var isAnswer: Bool { hasCSSClass("answer") }
  var isCancel: Bool { hasCSSClass("cancel") }
  var isDestructive: Bool { hasCSSClass("destructive-action") }
}
