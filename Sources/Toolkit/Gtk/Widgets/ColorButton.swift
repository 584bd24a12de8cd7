import CGtk

/// Shows a colour, and a window to choose another one when it is clicked.
///
/// **Accessibility.** A button; give it a name.
@MainActor
public final class ColorButton: Widget {
  public init() { super.init(gtk_color_button_new()) }

  public var color: RGBA {
    get {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(opaque, &color)
      return RGBA(color)
    }
    set {
      var color = newValue.gdk
      gtk_color_chooser_set_rgba(opaque, &color)
    }
  }

  /// Whether the colour may be see-through.
  public var usesAlpha: Bool {
    get { gtk_color_chooser_get_use_alpha(opaque).isTrue }
    set { gtk_color_chooser_set_use_alpha(opaque, newValue.gboolean) }
  }

  /// What the window is called.
  public var title: String {
    get { string(gtk_color_button_get_title(opaque)) ?? "" }
    set { gtk_color_button_set_title(opaque, newValue) }
  }

  /// A person chose a colour.
  @discardableResult
  public func onColorSet(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("color-set", handler)
  }
}
