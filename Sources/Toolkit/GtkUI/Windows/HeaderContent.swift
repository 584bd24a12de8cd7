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
  /// The headers in the content of the window that replace the header of the window, if any.
  var replacement: HeaderReplacement?
}

/// The headers that replace the header of a window.
struct HeaderReplacement: Equatable {
  /// The header that contains the button of the main menu.
  let first: WindowHeader
  /// The header that contains the items of views outside the replacing view.
  let last: WindowHeader

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.first === rhs.first && lhs.last === rhs.last
  }
}

/// A part of a header that a view sets. `nil` removes the part that the view has set before.
enum HeaderPart {
  case title(String?)
  case subtitle(String?)
  case items([HeaderItem]?)
  case hidesBackControl(Bool?)
}
