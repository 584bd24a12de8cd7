/// A view without a body that can set the title of its page, directly or through its content.
@MainActor
protocol TitleSource {
  /// Returns the title that the view or its content sets, without creating widgets, or `nil` if
  /// neither sets a title.
  func pageTitle(in environment: EnvironmentValues) -> String?
}

extension View {
  /// Returns the page title that the view sets, without creating widgets. The menu and the tooltip
  /// of the back button use this method for pages that were never shown. By default, the method
  /// `Node.findTitle(of:in:)` also calls this method.
  ///
  /// Evaluates the bodies with the initial state of the views. Returns `nil` if no view sets a
  /// title.
  func findTitle(in environment: EnvironmentValues) -> String? {
    if let source = self as? any TitleSource { return source.pageTitle(in: environment) }
    guard Body.self != Never.self else { return nil }
    environment.titleProbe?.retain(self)
    DynamicProperties.install(in: self, previous: nil, environment: environment)
    guard DynamicProperties.missingObject(of: self) == nil else { return nil }
    return body.findTitle(in: environment)
  }
}
