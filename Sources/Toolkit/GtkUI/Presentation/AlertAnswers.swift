import Gtk

/// The object to which the buttons of an alert report that they were clicked.
@MainActor
final class AlertAnswers {
  private let onAnswer: @MainActor () -> Void

  init(onAnswer: @escaping @MainActor () -> Void) {
    self.onAnswer = onAnswer
  }

  /// Called when a button of the alert was clicked, after its action has run.
  func wasGiven() {
    onAnswer()
  }
}

private enum AlertAnswersKey: EnvironmentKey {
  static let defaultValue: AlertAnswers? = nil
}

extension EnvironmentValues {
  /// The answers of the enclosing alert. Set for the buttons of an alert.
  var alertAnswers: AlertAnswers? {
    get { self[AlertAnswersKey.self] }
    set { self[AlertAnswersKey.self] = newValue }
  }
}

extension Gtk.Button {
  /// Applies the style of an answer of an alert: the button has no frame, and has the class
  /// `answer`.
  func becomeAnswer(_ role: ButtonRole?) {
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
