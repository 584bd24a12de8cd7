extension View {
  /// Sets the colour of switches, sliders, progress views and gauges within this view, and of
  /// buttons that are prominent or have no border. If `color` isn't a named colour, the nearest
  /// named colour is used.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonAppearance.bordered
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The appearance that GTK uses for buttons.
  var buttonStyle: ButtonAppearance {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The CSS class that sets the colour of a control.
  var tintClass: String? { tint.map { "tint-\($0.nearestName)" } }

  /// Returns the CSS classes of a button whose title is in a label that GTK created. The classes
  /// also set the text font of the environment and, unless the button is prominent or destructive,
  /// the text colour of the environment.
  func titledButtonClasses(role: ButtonRole?) -> [String] {
    var classes = buttonClasses(role: role)
    if let font = textStyle.font?.cssClass { classes.append(font) }
    let isFilled = buttonStyle == .borderedProminent || role == .destructive
    if !isFilled, let color = textStyle.foreground?.nearestClass { classes.append(color) }
    return classes
  }

  /// Returns the CSS classes of a button in the style of the environment.
  func buttonClasses(role: ButtonRole?) -> [String] {
    let isDestructive = role == .destructive
    let classes: [String] =
      switch buttonStyle {
      case .bordered: isDestructive ? ["destructive-action"] : []
      case .borderedProminent: isDestructive ? ["destructive-action"] : ["suggested-action"]
      case .borderless: isDestructive ? ["flat", "destructive"] : ["flat"]
      case .plain: isDestructive ? ["flat", "plain", "destructive"] : ["flat", "plain"]
      case .link: ["flat", "link"]
      }
    return classes + (isDestructive ? sizeClasses : controlClasses)
  }
}
