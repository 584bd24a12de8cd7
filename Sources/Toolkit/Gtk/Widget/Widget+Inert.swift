import CGtk

extension Widget {
  private static let inertQuark = g_quark_from_string("composable-gtk-inert")

  /// Whether the user can use neither the widget nor its descendants, for example because a dialog
  /// is above the widget. `false` by default.
  ///
  /// An inert widget is drawn as usual. The widget receives neither the focus nor the pointer, its
  /// shortcuts have no effect, and a screen reader doesn't read the widget. The term is the term of
  /// HTML. If the widget contains the focus, move the focus before you set this property.
  public var isInert: Bool {
    get { Self.isInert(widget) }
    set {
      guard newValue != isInert else { return }
      StoredValue.store(newValue, Self.inertQuark, in: widget)
      canFocus = !newValue
      isPointerBlocked = newValue
      cgtk_accessible_set_hidden(widget, newValue.gboolean)
    }
  }

  /// Whether the widget or an ancestor is inert. O(depth).
  public var isEffectivelyInert: Bool { Self.isEffectivelyInert(widget) }

  /// Whether a widget, which may have no wrapper, or an ancestor is inert.
  static func isEffectivelyInert(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let current = next {
      if isInert(current) { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  private static func isInert(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    StoredValue.read(Bool.self, inertQuark, of: widget) ?? false
  }
}
