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
  /// Looks like what it does; an answer of an alert has no frame, and is found by its class.
  func show(_ role: ButtonRole?, in answers: AlertAnswers?) {
    setCSSClass("destructive-action", role == .destructive)
    guard answers != nil else { return }
    hasFrame = false
    hexpand = true
    addCSSClass("answer")
    setCSSClass("cancel", role == .cancel)
  }
}

extension Widget {
  fileprivate func setCSSClass(_ name: String, _ isSet: Bool) {
    if isSet {
      addCSSClass(name)
    } else {
      removeCSSClass(name)
    }
  }

  var isAnswer: Bool { hasCSSClass("answer") }
  var isCancel: Bool { hasCSSClass("cancel") }
  var isDestructive: Bool { hasCSSClass("destructive-action") }
}
