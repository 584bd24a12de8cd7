/// How buttons look.
public enum ButtonStyle: Hashable, Sendable {
  /// In a frame.
  case bordered
  /// In a frame, and standing out: for the one that is meant to be used.
  case borderedProminent
  /// Without a frame until the pointer is over it.
  case borderless
  /// As its content looks, and no more.
  case plain
  /// Underlined text.
  case link

  public static let automatic = ButtonStyle.bordered
}

extension View {
  /// How buttons within look.
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }

  /// The colour of controls within: of what is chosen, done or meant to be used. One of the named
  /// colours; the nearest of them stands for any other.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonStyle.automatic
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyle {
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
    guard !isDestructive, let tintClass else { return classes }
    return classes + [tintClass]
  }
}
