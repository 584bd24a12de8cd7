/// How text looks, as far as it is said; what isn't is as around it.
struct TextStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var hasTabularFigures: Bool?
  var isMonospaced: Bool?
  var foreground: ForegroundStyle?

  /// What this says, and what `other` says where this says nothing.
  func merging(_ other: Self) -> Self {
    var style = self
    style.font = font ?? other.font
    style.weight = weight ?? other.weight
    style.isItalic = isItalic ?? other.isItalic
    style.isUnderlined = isUnderlined ?? other.isUnderlined
    style.isStruckThrough = isStruckThrough ?? other.isStruckThrough
    style.hasTabularFigures = hasTabularFigures ?? other.hasTabularFigures
    style.isMonospaced = isMonospaced ?? other.isMonospaced
    style.foreground = foreground ?? other.foreground
    return style
  }
}

private enum TextStyleKey: EnvironmentKey {
  static let defaultValue = TextStyle()
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The font of text that says none of its own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }
}
