import CGtk

/// A label that names another widget. The label may be released before the other widget.
package struct NamingLabel {
  package weak var widget: Widget?
}

extension Widget {
  /// Sets the widgets whose texts are the accessible name of this widget. At most four widgets are
  /// used. The name changes with the texts. If an ``accessibleLabel`` is set, the texts are not
  /// used.
  public func setLabelledBy(_ labels: [Widget]) {
    namingLabels = labels.prefix(4).map(NamingLabel.init)
    updateLabelledBy()
    namedWidget?.setLabelledBy(labels)
  }

  /// Sets the widget whose text is the accessible name of this widget. With `nil`, no other widget
  /// names this widget.
  public func setLabelledBy(_ label: Widget?) {
    setLabelledBy(label.map { [$0] } ?? [])
  }

  /// Whether the text of another widget is the accessible name of this widget.
  public var isLabelledByAnother: Bool { cgtk_accessible_is_labelled_by_another(widget).isTrue }

  func updateLabelledBy() {
    // GTK itself sets the label that names a button with a label.
    guard let namingLabels else {
      if isLabelledByAnother, !(accessibleLabelProperty ?? "").isEmpty { resetLabelledBy() }
      return
    }
    let labels = namingLabels.compactMap { $0.widget?.widget }
    guard accessibleLabelProperty == nil, !labels.isEmpty else { return resetLabelledBy() }
    var pointers: [UnsafeMutablePointer<GtkWidget>?] = labels
    cgtk_accessible_set_labelled_by(widget, &pointers, Int32(pointers.count))
  }

  private func resetLabelledBy() {
    guard isLabelledByAnother else { return }
    cgtk_accessible_set_labelled_by(widget, nil, 0)
  }
}

extension Widget {
  /// The default role of the class of the widget.
  package var classRole: AccessibleRole {
    AccessibleRole(rawValue: cgtk_class_role(widget).rawValue)
  }

  /// Whether the widget is hidden from assistive technologies.
  package var isAccessibleHidden: Bool { cgtk_accessible_is_hidden(widget).isTrue }
}
