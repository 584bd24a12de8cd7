import Gtk

/// Where the buttons of an alert find out that they are its answers.
@MainActor
final class AlertAnswers {
  private let onAnswer: @MainActor () -> Void

  init(onAnswer: @escaping @MainActor () -> Void) {
    self.onAnswer = onAnswer
  }

  /// One of the buttons was pressed, and has acted.
  func wasGiven() {
    onAnswer()
  }
}

private enum AlertAnswersKey: EnvironmentKey {
  static let defaultValue: AlertAnswers? = nil
}

extension EnvironmentValues {
  /// Set for the buttons of an alert.
  var alertAnswers: AlertAnswers? {
    get { self[AlertAnswersKey.self] }
    set { self[AlertAnswersKey.self] = newValue }
  }
}

extension Gtk.Button {
  /// Looks like an answer of an alert: it has no frame, and is found by its class.
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
