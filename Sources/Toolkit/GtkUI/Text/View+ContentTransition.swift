extension View {
  /// Sets the transition with which the texts within this view change. See ``ContentTransition``.
  ///
  /// ```swift
  /// struct Status: View {
  ///   let text: String
  ///
  ///   var body: some View {
  ///     Text(text)
  ///       .contentTransition(.opacity)
  ///       .animation(.default, value: text)
  ///   }
  /// }
  /// ```
  ///
  /// The first transition other than `identity` places the text in a container. If a view sets the
  /// transition later, the change of the text in the same update is shown at once.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: A view whose texts have the transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// The transition with which the new text of a `Text` replaces the old text.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}
