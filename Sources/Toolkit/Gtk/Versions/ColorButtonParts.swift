import CGtk

/// GTK's button for a color, and the object with the options of the window in which the user
/// selects the color.
///
/// Since 4.10, the button is a `GtkColorDialogButton`, whose `GtkColorDialog` has the options.
/// Before 4.10, the button is a `GtkColorButton`, which has the options itself. Both buttons have
/// the property `rgba`.
@MainActor
struct ColorButtonParts {
  let button: UnsafeMutablePointer<GtkWidget>?
  /// The object with the options; `nil` if the button has the options.
  let dialog: Object?

  init() {
    guard let newDialog = NewerFunctions.newColorDialog.call,
      let newButton = NewerFunctions.newColorDialogButton.call
    else {
      button = gtk_color_button_new()
      dialog = nil
      return
    }
    let dialog = Object(newDialog(), transfer: .full)
    self.dialog = dialog
    // The button takes ownership of the passed reference.
    g_object_ref(dialog.pointer)
    button = newButton(dialog.opaque)
  }

  /// Returns the name of the property that permits transparent colors.
  static func alphaProperty(ofDialog dialog: Object?) -> String {
    dialog == nil ? "use-alpha" : "with-alpha"
  }
}
