extension Text {
  /// Sets the font, unless a font is already set.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.weight = isActive ? .bold : .regular }
  }

  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }

  public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = isActive } }

  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// Sets equal widths for all digits, so that a changing number doesn't move horizontally.
  public func monospacedDigit() -> Text { styled { $0.hasTabularFigures = true } }

  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

  /// Sets the colour. `.secondary` and the named colours are CSS classes, which adapt to the light
  /// and the dark style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.foreground = style.foreground }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color?.foreground }
  }
}
