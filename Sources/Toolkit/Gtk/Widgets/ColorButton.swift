import CGtk

/// A button that shows a color, and opens a window in which the user selects another color.
///
/// **Accessibility.** The role is `button`. Set an `accessibleLabel`.
@MainActor
public final class ColorButton: Widget {
  private let dialog: Object?
  /// The object that has the properties for the title and the transparency.
  private var options: Object { dialog ?? self }

  /// Creates a button. The widget is a `GtkColorDialogButton` since GTK 4.10, and a
  /// `GtkColorButton` before GTK 4.10.
  public init() {
    let parts = ColorButtonParts()
    dialog = parts.dialog
    super.init(parts.button)
    // The inner button receives the focus.
    mainPart = NestedButton(in: self)
  }

  /// The selected color. Setting another color calls the handlers of ``onColorChanged(_:)``. Wraps
  /// the property `rgba`.
  public var color: RGBA {
    get {
      withValue(cgtk_type_rgba()) { value in
        g_object_get_property(cast(), "rgba", value)
        // The value of a boxed type is a pointer to an instance of the type.
        let color = g_value_get_boxed(value)?.assumingMemoryBound(to: GdkRGBA.self)
        return RGBA(color?.pointee ?? GdkRGBA())
      }
    }
    set {
      withValue(cgtk_type_rgba()) { value in
        var color = newValue.gdk
        g_value_set_boxed(value, &color)
        g_object_set_property(cast(), "rgba", value)
      }
    }
  }

  /// Whether the user can select a transparent color.
  public var usesAlpha: Bool {
    get { options.property(ColorButtonParts.alphaProperty(ofDialog: dialog), as: Bool.self) }
    set { options.setProperty(ColorButtonParts.alphaProperty(ofDialog: dialog), newValue) }
  }

  /// The title of the window.
  public var title: String {
    get { options.property("title", as: String?.self) ?? "" }
    set { options.setProperty("title", newValue) }
  }

  /// Calls `handler` when the user or the program changes the color.
  @discardableResult
  public func onColorChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("rgba", handler)
  }
}
