import Gtk

/// An icon of the theme, by name.
public struct Image: WidgetView {
  let iconName: String
  let pixelSize: Int?

  /// - Parameters:
  ///   - iconName: The name of the icon: `go-next-symbolic`.
  ///   - pixelSize: Its size; that of the text around it if `nil`.
  public init(iconName: String, pixelSize: Int? = nil) {
    self.iconName = iconName
    self.pixelSize = pixelSize
  }

  public func makeWidget(_ node: WidgetNode<Self>) -> Gtk.Image {
    let image = Gtk.Image()
    // It decorates what has a name already; a view where it doesn't gives it one.
    image.accessibleRole = .presentation
    return image
  }

  public func updateWidget(_ widget: Gtk.Image, from old: Self?, _ environment: EnvironmentValues) {
    if old?.iconName != iconName { widget.iconName = iconName }
    if old?.pixelSize != pixelSize { widget.pixelSize = pixelSize }
  }
}
