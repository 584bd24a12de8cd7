/// A problem with a widget that affects people who use a screen reader, or only the keyboard.
///
/// ``Gtk/Widget/accessibilityIssues()`` returns the issues of a window. The description of an issue
/// states the widget, the problem and the remedy.
public struct AccessibilityIssue: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    /// A control, or a row of a list, without a name. A screen reader speaks only the role of the
    /// control or the row, such as "button".
    case unnamedControl
    /// A page or a cover without a name. A screen reader can't announce that the page or the cover
    /// is shown.
    case unnamedPage
    /// A window or dialog without a name. The list of windows shows no name for the window, and a
    /// screen reader announces no name when the window is presented.
    case unnamedWindow
    /// A picture that conveys information and has no description.
    case unnamedImage
    /// A control whose role is not the role of a control, so that the user can't recognize the
    /// control.
    case misleadingRole
    /// A widget that can be focused, but has no role that a screen reader can present, or is a
    /// group without a name.
    case focusWithoutRole
    /// A widget with the role of a control that the keyboard can't reach.
    case unreachable
    /// GTK was started without accessibility, so that no window can be checked.
    case unavailable
  }

  /// The kind of the problem.
  public let kind: Kind

  /// The path from the window to the widget, such as `Window 'Contacts' > Box > Button 2`. The path
  /// contains the class of each widget, without `Gtk`, and the name of each widget except labels. A
  /// label, or a widget without a name, has a number if siblings have the same class.
  public let path: String

  /// The class of the widget, such as `GtkButton`.
  public let widgetClass: String

  /// The problem and its remedy.
  public let advice: String
}

extension AccessibilityIssue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The path of the widget, and the advice.
  public var description: String { "\(path): \(advice)" }

  /// The same text as ``description``, so that a failed test prints a readable issue.
  public var debugDescription: String { description }
}
