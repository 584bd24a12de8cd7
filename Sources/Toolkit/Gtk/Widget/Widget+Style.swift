import CGtk

extension Widget {
  /// Adds a style class. The name has no leading period. A class that the widget already has is not
  /// added again.
  public func addCSSClass(_ name: String) { gtk_widget_add_css_class(widget, name) }

  /// Removes a style class. The method does nothing if the widget does not have the class.
  public func removeCSSClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }

  /// Adds a style class if `isSet` is `true`, and otherwise removes the class.
  public func setCSSClass(_ name: String, _ isSet: Bool) {
    if isSet { addCSSClass(name) } else { removeCSSClass(name) }
  }

  /// Returns whether the widget has a style class. The program or GTK may have added the class.
  public func hasCSSClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name).isTrue
  }

  /// All style classes, including the classes that GTK has added. Setting the property replaces all
  /// classes.
  public var cssClasses: [String] {
    get {
      guard let classes = gtk_widget_get_css_classes(widget) else { return [] }
      defer { g_strfreev(classes) }
      var names: [String] = []
      var next = classes
      while let name = next.pointee {
        names.append(String(cString: name))
        next += 1
      }
      return names
    }
    set {
      var copies = newValue.map { UnsafePointer(g_strdup($0)) }
      defer { copies.forEach { g_free(UnsafeMutablePointer(mutating: $0)) } }
      copies.append(nil)
      gtk_widget_set_css_classes(widget, &copies)
    }
  }

  /// The element name of the widget in style sheets.
  public var cssName: String { string(gtk_widget_get_css_name(widget)) ?? "" }

  /// Returns the current color for a name that the theme defines, such as `theme_text_color`.
  /// Returns `nil` for an unknown name.
  public func themeColor(_ name: String) -> RGBA? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    guard gtk_style_context_lookup_color(context, name, &color).isTrue else { return nil }
    return RGBA(color)
  }
}
