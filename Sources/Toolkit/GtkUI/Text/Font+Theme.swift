extension Font.TextStyle {
  /// The CSS class of the style.
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

  /// The size and weight of the class, for a part of a text, because a part can't have a class.
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

  /// The size of an icon next to text of this style, or `nil` for the default icon size of the
  /// theme.
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
  /// The CSS class of the text style; `nil` if the font has a size instead of a text style.
  var cssClass: String? {
    guard case .style(let style) = base else { return nil }
    return style.cssClass
  }

  var iconSize: Int? {
    switch base {
    case .style(let style): style.iconSize
    // A point is 4/3 pixels.
    case .system(let size), .custom(_, let size): Int((size * 4 / 3).rounded())
    }
  }

  /// The family of a custom font, or the family of the design. `nil` is the family of the desktop.
  var family: String? {
    if case .custom(let name, _) = base { return name }
    return switch design {
    case .default, .rounded: nil
    case .monospaced: "monospace"
    case .serif: "serif"
    }
  }
}
