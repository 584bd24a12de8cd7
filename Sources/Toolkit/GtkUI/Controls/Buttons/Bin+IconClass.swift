import Gtk

extension Bin {
  /// Sets the style class `image-button` of the button that contains the bin, if the bin contains
  /// only icons. GTK sets the same class for a button that is created with the name of an icon.
  func updateIconClassOfButton() {
    let isIcon = !content.isEmpty && content.allSatisfy { $0.principal is Gtk.Image }
    parent?.setCSSClass("image-button", isIcon)
  }
}
