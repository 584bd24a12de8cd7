import CGtk

extension Widget {
  /// The text of the label that GTK created in a button, if that label names the button.
  ///
  /// NB: Before 4.12, GTK copies the text of the label to the accessible label of the button. Since
  /// 4.12, GTK sets the relation "labelled by" instead.
  var textOfOwnLabel: String? {
    guard namingLabels == nil, isLabelledByAnother, let label = ownLabel else { return nil }
    return string(gtk_label_get_text(OpaquePointer(label)))
  }

  /// Restores the relation that GTK 4.12 sets when the label of a button is set.
  func restoreOwnLabelNaming() {
    guard GtkVersion.current >= GtkVersion(4, 12), let label = ownLabel else { return }
    var labels: [UnsafeMutablePointer<GtkWidget>?] = [label]
    cgtk_accessible_set_labelled_by(widget, &labels, 1)
  }

  private var ownLabel: UnsafeMutablePointer<GtkWidget>? {
    guard cgtk_is_a(pointer, gtk_button_get_type()).isTrue, gtk_button_get_label(cast()) != nil
    else { return nil }
    return gtk_button_get_child(cast())
  }
}
