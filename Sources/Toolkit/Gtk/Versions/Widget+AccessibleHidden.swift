import CGtk

extension Widget {
  /// Hides a decoration from assistive technologies, or shows it to them again.
  ///
  /// NB: Since a version between 4.8 and 4.18, GTK itself sets the accessible state "hidden": true when a widget is unmapped,
  /// and false after a widget is mapped. A widget that is hidden from assistive technologies
  /// therefore sets the state again after each mapping.
  public func setAccessibleHidden(_ hidden: Bool) {
    cgtk_accessible_set_hidden(widget, hidden.gboolean)
    hiddenOnMap?.disconnect()
    hiddenOnMap = nil
    guard hidden, GtkVersion.current >= GtkVersion(4, 10) else { return }
    // GTK resets the state when the signal has returned.
    hiddenOnMap = onMap { [weak self] in
      _ = MainLoopSource(idle: .high) {
        guard let self, self.hiddenOnMap != nil else { return }
        cgtk_accessible_set_hidden(self.widget, true.gboolean)
      }
    }
  }
}
