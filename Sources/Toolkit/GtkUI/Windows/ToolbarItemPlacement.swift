/// The placement of an item of a toolbar.
///
/// As in other apps for GNOME, actions that go back or cancel are at the start of the header, and
/// the main actions of the page are at the end.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The default placement, at the end of the header, before the primary action.
  case automatic
  /// In the middle of the header, instead of the title. The title is still the name of the page.
  case principal
  /// At the start of the header, after the back button.
  case navigation
  /// The most frequent action of the page, at the end of the header.
  case primaryAction
  /// A less frequent action, before the primary action.
  case secondaryAction
  /// An action that dismisses the page without completing its task, at the start.
  case cancellationAction
  /// An action that completes the task of the page and dismisses the page, at the end and
  /// highlighted.
  case confirmationAction
  /// A destructive action, at the end, in the colour of a warning.
  case destructiveAction
  /// Information about a running task or another state of the page. A ``ProgressView`` with a
  /// value and without a label is a line over the bottom edge of the header. Other views are at the
  /// end of the header, before the actions.
  case status
  /// At the start of the header.
  case topBarLeading
  /// At the end of the header.
  case topBarTrailing
}
