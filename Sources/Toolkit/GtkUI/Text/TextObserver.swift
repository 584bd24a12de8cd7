/// An observer of the texts in a label, such as the menu whose item has the label.
@MainActor
protocol TextObserver: AnyObject {
  /// Called when the content of a text has changed.
  func textDidChange()
}

private enum TextObserverKey: EnvironmentKey {
  static let defaultValue: (any TextObserver)? = nil
}

extension EnvironmentValues {
  /// The observer of the texts in this environment.
  var textObserver: (any TextObserver)? {
    get { self[TextObserverKey.self] }
    set { self[TextObserverKey.self] = newValue }
  }
}
