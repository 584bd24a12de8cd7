/// The kind of a dialog, which determines the place of the dialog in a small window.
enum DialogKind {
  /// A sheet, which is attached to the bottom edge of a small window.
  case sheet
  /// An alert, which is always in the middle of the window.
  case alert
}
