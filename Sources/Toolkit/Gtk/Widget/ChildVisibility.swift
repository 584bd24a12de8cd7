import CGtk

/// Sets whether a child of a container is drawn, receives input, and is read by a screen reader.
/// The layout of the container calls this function, which does not change the widget's own
/// visibility.
func setChildShown(_ child: UnsafeMutablePointer<GtkWidget>, _ isShown: Bool) {
  gtk_widget_set_child_visible(child, isShown.gboolean)
  // GTK 4.8 does not set this state for a widget that is not mapped.
  cgtk_accessible_set_hidden(child, (!isShown).gboolean)
}
