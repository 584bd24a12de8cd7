import Gtk

extension Bin {
  /// Sets the style class of the button that contains the bin: `image-button` if the bin contains
  /// only an icon, as GTK does for a button that is created with the name of an icon.
  func updateIconClassOfButton() {
    let isIcon = labels.isEmpty && content.contains { $0.principal is Gtk.Image }
    parent?.setCSSClass("image-button", isIcon)
  }
}
