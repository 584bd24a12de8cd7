import Gtk

extension View {
  /// The font of all text within that says none of its own.
  public func font(_ font: Font?) -> some View { environment(\.textStyle.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyle.weight, weight)
  }

  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.weight, isActive ? .bold : .regular)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isItalic, isActive)
  }

  public func underline(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isUnderlined, isActive)
  }

  public func strikethrough(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isStruckThrough, isActive)
  }

  public func monospacedDigit() -> some View { environment(\.textStyle.hasTabularFigures, true) }

  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isMonospaced, isActive)
  }

  /// The colour of text and icons within that say none of their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.textStyle.foreground, style.foreground)
  }

  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.textStyle.foreground, color?.foreground)
  }

  /// At how many lines text is cut; `nil` for none. Less than one is taken for one.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Where text that has too few lines is cut.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How the lines of one text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Whether text can be selected, and copied.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    environment(\.isTextSelectable, selectability == .enabled)
  }
}

/// Whether text can be selected.
public enum TextSelectability: Sendable {
  case enabled, disabled
}

/// How the lines of one text stand to each other; `leading` is where reading begins.
public enum TextAlignment: Sendable {
  case leading, center, trailing

  /// GTK mirrors left and right where text runs from right to left.
  var justification: Gtk.Label.Justification {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}

/// Where text that doesn't fit is cut.
public enum TruncationMode: Sendable {
  case head, middle, tail

  var ellipsize: Gtk.Label.Ellipsize {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}
