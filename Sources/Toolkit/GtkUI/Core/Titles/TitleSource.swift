/// A view without a body that determines the title of its page: it sets the title, or returns the
/// title of its content.
@MainActor
protocol TitleSource {
  /// Returns the title that the view sets, without creating widgets, or `nil` if it sets no title.
  func pageTitle(in environment: EnvironmentValues) -> String?
}

extension View {
  /// Returns the title of the page that the view describes, without creating widgets: the back menu
  /// also lists pages that were never shown.
  ///
  /// Evaluates the bodies with the initial state of the views. Returns `nil` if no view sets a
  /// title.
  func findTitle(in environment: EnvironmentValues) -> String? {
    if let source = self as? any TitleSource { return source.pageTitle(in: environment) }
    guard Body.self != Never.self else { return nil }
    environment.titleProbe?.retain(self)
    DynamicProperties.install(in: self, previous: nil, environment: environment)
    return body.findTitle(in: environment)
  }
}
