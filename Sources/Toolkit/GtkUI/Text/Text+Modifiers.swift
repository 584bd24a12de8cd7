extension Text {
  /// Sets the font of the parts without a font of their own. `nil` has no effect.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the weight of the parts without a weight of their own. `nil` has no effect.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Sets a bold weight, or the regular weight if `isActive` is `false`, of the parts without a
  /// weight of their own. The regular weight has precedence over the weight of the font.
  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.weight = isActive ? .bold : .regular }
  }

  /// Sets whether the text is italic, for the parts without an italic setting of their own. `false`
  /// has precedence over an italic font.
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }

  /// Sets whether the text is underlined, for the parts without an underline setting of their own.
  public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = isActive } }

  /// Sets whether a line is drawn through the text, for the parts without a strikethrough setting
  /// of their own.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// Sets equal widths for all digits, so that a changing number doesn't move horizontally.
  public func monospacedDigit() -> Text { styled { $0.hasTabularFigures = true } }

  /// Sets whether the text uses the monospaced font family of the desktop, for the parts without a
  /// monospaced setting of their own. `false` has precedence over the environment, but not over a
  /// monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

  /// Sets the colour of the parts without a colour of their own. `.secondary` and the named colours
  /// adapt to the light and the dark style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.foreground = style.foreground }
  }

  /// Sets the colour of the parts without a colour of their own. `nil` has no effect.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color?.foreground }
  }
}
