extension Font.TextStyle {
  /// The class of the style sheet; `nil` where text has the style by itself.
  var cssClass: String? {
    switch self {
    case .largeTitle: "large-title"
    case .title: "title-1"
    case .title2: "title-2"
    case .title3: "title-3"
    case .headline: "heading"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "body"
    case .footnote, .caption, .caption2: "caption"
    }
  }

  /// What the class comes to, for a stretch within other text, which can have no class.
  var typography: (points: Double, weight: Font.Weight) {
    switch self {
    case .largeTitle: (24, .light)
    case .title: (20, .heavy)
    case .title2: (15, .heavy)
    case .title3: (15, .bold)
    case .headline: (11, .bold)
    case .subheadline: (10, .regular)
    case .body, .callout: (11, .regular)
    case .footnote, .caption, .caption2: (9, .regular)
    }
  }

  /// How large an icon is next to such text; `nil` where it is as large as the theme has it.
  var iconSize: Int? {
    switch self {
    case .largeTitle: 32
    case .title: 28
    case .title2, .title3: 20
    case .headline, .subheadline, .body, .callout: nil
    case .footnote, .caption, .caption2: 12
    }
  }
}

extension Font {
  /// The class of the style sheet, if the font is one of the theme's styles.
  var cssClass: String? {
    guard case .style(let style) = base else { return nil }
    return style.cssClass
  }

  var iconSize: Int? {
    switch base {
    case .style(let style): style.iconSize
    // Points are a quarter smaller than pixels.
    case .system(let size), .custom(_, let size): Int((size * 4 / 3).rounded())
    }
  }

  /// The family that the design asks for.
  var family: String? {
    if case .custom(let name, _) = base { return name }
    return switch design {
    case .default, .rounded: nil
    case .monospaced: "monospace"
    case .serif: "serif"
    }
  }
}
