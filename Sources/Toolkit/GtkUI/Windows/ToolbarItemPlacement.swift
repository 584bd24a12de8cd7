/// The placement of an item of a toolbar.
///
/// As in other apps for GNOME, actions that go back or cancel are at the start of the header, and
/// the main actions of the page are at the end.
///
/// If the title of the page would be narrower than 80 pixels, the menu "More Actions" contains the
/// items at the end for which there is no space: first the items with the placements
/// ``automatic``, ``topBarTrailing`` and ``status``, from the last to the first, then destructive
/// actions, and then primary actions. Buttons, links, toggles, pickers in the style of a menu, and
/// menus become items of the menu. Other views remain in the header.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The default placement, at the end of the header, before the primary action.
  case automatic
  /// In the middle of the header, instead of the title. The title is still the name of the page.
  case principal
  /// At the start of the header, after the back button.
  case navigation
  /// The most frequent action of the page, at the end of the header.
  case primaryAction
  /// A less frequent action, in the menu "More Actions" at the end of the header. A view that a
  /// menu can't show, such as a text field, is in the header, before the primary action.
  case secondaryAction
  /// An action that dismisses the page without completing its task, at the start.
  case cancellationAction
  /// An action that completes the task of the page and dismisses the page, at the end and
  /// highlighted.
  case confirmationAction
  /// A destructive action, at the end, in the colour of a warning.
  case destructiveAction
  /// Information about a running task or another state of the page. A ``ProgressView`` with a
  /// value is a line over the bottom edge of the header, and its label is the tooltip and the
  /// accessible name. Other views are at the end of the header, before the actions.
  case status
  /// At the start of the header.
  case topBarLeading
  /// At the end of the header.
  case topBarTrailing
}
