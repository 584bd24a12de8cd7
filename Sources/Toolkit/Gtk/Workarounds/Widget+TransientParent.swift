import CGtk

extension Widget {
  /// Removes the transient parent of this window, which is about to be destroyed.
  ///
  /// NB: When the window is finalized, GTK would disconnect from the parent window, which may have
  /// been finalized before. Fixed in 4.18.1 (merge request 8298).
  func removeTransientParent() {
    guard gtk_window_get_transient_for(cast()) != nil else { return }
    gtk_window_set_transient_for(cast(), nil)
  }
}
