import CGtk

extension Widget {
  /// Sets whether the widget, such as a decoration, is hidden from assistive technologies.
  ///
  /// NB: GTK itself sets the accessible state "hidden". 4.8 sets the state when a widget is shown
  /// or hidden, and 4.18 and 4.24 when a widget is mapped or unmapped. A widget that is hidden from
  /// assistive technologies therefore sets the state again after each mapping.
  public func setAccessibleHidden(_ hidden: Bool) {
    cgtk_accessible_set_hidden(widget, hidden.gboolean)
    hiddenOnMap?.disconnect()
    hiddenOnMap = nil
    guard hidden else { return }
    // GTK resets the state when the signal has returned.
    hiddenOnMap = onMap { [weak self] in
      _ = MainLoopSource(idle: .high) {
        guard let self, self.hiddenOnMap != nil else { return }
        cgtk_accessible_set_hidden(self.widget, true.gboolean)
      }
    }
  }
}
