import CGtk

extension Widget {
  /// Sets whether the widget is hidden from assistive technologies, as a decoration should be.
  ///
  /// NB: GTK itself sets the accessible state "hidden". GTK 4.8 sets the state when a widget is
  /// shown or hidden. GTK 4.18 and 4.24 set the state when a widget is mapped or unmapped. A widget
  /// that is hidden from assistive technologies therefore sets the state again after each mapping.
  public func setAccessibleHidden(_ hidden: Bool) {
    cgtk_accessible_set_hidden(widget, hidden.gboolean)
    hiddenOnMap?.disconnect()
    hiddenOnMap = nil
    guard hidden else { return }
    // GTK resets the state after the emission of the signal.
    hiddenOnMap = onMap { [weak self] in
      _ = MainLoopSource(idle: .high) {
        guard let self, self.hiddenOnMap != nil else { return }
        cgtk_accessible_set_hidden(self.widget, true.gboolean)
      }
    }
  }
}
