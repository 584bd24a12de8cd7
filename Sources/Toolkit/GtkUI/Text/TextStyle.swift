/// The properties of text that are set. Properties that are `nil` are inherited.
struct TextStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var hasTabularFigures: Bool?
  var isMonospaced: Bool?
  var foreground: ForegroundStyle?

  /// Returns this style. Each property that is `nil` is replaced by the property of `other`.
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

  /// The font of text without a font of its own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }
}
