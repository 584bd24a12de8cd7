import CGtk

/// A label that names another widget, which may be gone before that is.
package struct NamingLabel {
  package weak var widget: Widget?
}

extension Widget {
  /// Says which widgets' texts are the name, four at most. They are spoken if there is no
  /// ``accessibleLabel``, and the name follows their texts as these change.
  public func setLabelledBy(_ labels: [Widget]) {
    namingLabels = labels.prefix(4).map(NamingLabel.init)
    updateLabelledBy()
    widgetOfName?.setLabelledBy(labels)
  }

  /// Says which widget's text is the name.
  public func setLabelledBy(_ label: Widget?) {
    setLabelledBy(label.map { [$0] } ?? [])
  }

  /// Whether some widget's text is the name.
  public var isLabelledByAnother: Bool { cgtk_accessible_is_labelled_by_another(widget).isTrue }

  func updateLabelledBy() {
    // What GTK itself says of a button with a label.
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
  /// The role that widgets of the same class have unless they are given another.
  package var classRole: AccessibleRole {
    AccessibleRole(rawValue: cgtk_class_role(widget).rawValue)
  }

  /// Whether the widget is hidden from assistive technologies.
  package var isAccessibleHidden: Bool { cgtk_accessible_is_hidden(widget).isTrue }
}
