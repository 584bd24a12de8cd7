extension View {
  /// The colour of controls within: of what is chosen, done or meant to be used. One of the named
  /// colours; the nearest of them stands for any other.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonAppearance.bordered
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// How GTK draws buttons.
  var buttonStyle: ButtonAppearance {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The class that gives a control its colour.
  var tintClass: String? { tint.map { "tint-\($0.nearestName)" } }

  /// The classes of a button of the style around whose title is GTK's own label: this has the font and
  /// the colour that a text would have.
  func titledButtonClasses(role: ButtonRole?) -> [String] {
    var classes = buttonClasses(role: role)
    if let font = textStyle.font?.cssClass { classes.append(font) }
    let isFilled = buttonStyle == .borderedProminent || role == .destructive
    if !isFilled, let color = textStyle.foreground?.nearestClass { classes.append(color) }
    return classes
  }

  /// The classes of a button of the style around.
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
