/// Something that a person who uses a screen reader, or only the keyboard, would be missing.
///
/// ``Gtk/Window/accessibilityIssues()`` finds them. It prints as what a programmer needs to know:
/// which widget, what is wrong with it, and what to do.
public struct AccessibilityIssue: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Something to use that is only spoken of as what it is: "button".
    case unnamedControl
    /// A page, or what covers one, that nobody is told the arrival of.
    case unnamedPage
    /// A window or dialog that is nameless in the list of windows, and when it opens.
    case unnamedWindow
    /// A picture that says something to those who see it, and nothing to others.
    case unnamedImage
    /// A control that is spoken of as something else, which nobody would think of using.
    case misleadingRole
    /// Something that takes the focus without being a control to anybody.
    case focusWithoutRole
    /// Something that is spoken of as a control, and that the keyboard doesn't get to.
    case unreachable
    /// GTK was started without accessibility, so that nothing can be said.
    case unavailable
  }

  public let kind: Kind

  /// The widgets from the window down, as classes, with the names of those that have one, and
  /// numbers where there are several of a class: `Window 'Contacts' > Box > Button 2`.
  public let path: String

  /// The class of the widget: `GtkButton`.
  public let widgetClass: String

  /// What is wrong, and what to do about it.
  public let advice: String
}

extension AccessibilityIssue: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(path): \(advice)" }

  public var debugDescription: String { description }
}
