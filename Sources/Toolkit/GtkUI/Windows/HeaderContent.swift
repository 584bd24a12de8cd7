import Gtk

/// The content of the header of a window.
struct HeaderContent: Equatable {
  /// The title, which is empty if no view sets a title.
  var title = ""
  /// The text below the title, which is empty if no view sets a subtitle.
  var subtitle = ""
  /// The items that views have added.
  var items: [HeaderItem] = []
  /// The widget with which the user goes back, at the start of the header.
  var backControl: Widget?
  /// Whether a page hides the widget with which the user goes back.
  var hidesBackControl = false
  /// A header in the content of the window that replaces the header of the window. The header has
  /// the button of the main menu.
  var replacement: WindowHeader?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.subtitle == rhs.subtitle && lhs.items == rhs.items
      && lhs.backControl == rhs.backControl && lhs.hidesBackControl == rhs.hidesBackControl
      && lhs.replacement === rhs.replacement
  }
}

/// A part of a header that a view sets. `nil` removes the part that the view has set before.
enum HeaderPart {
  case title(String?)
  case subtitle(String?)
  case items([HeaderItem]?)
  case hidesBackControl(Bool?)
}
