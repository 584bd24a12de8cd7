import Gtk

extension View {
  /// Sets the font of the text within this view that has no font of its own. `nil` is the default
  /// font.
  public func font(_ font: Font?) -> some View { environment(\.textStyle.font, font) }

  /// Sets the weight of the text within this view that has no weight of its own. If `nil`, the text
  /// has the weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyle.weight, weight)
  }

  /// Sets a bold weight, or the regular weight if `isActive` is `false`, for the text within this
  /// view that has no weight of its own.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.weight, isActive ? .bold : .regular)
  }

  /// Sets whether the text within this view is italic, for text without an italic setting of its
  /// own. `false` has precedence over an italic font.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isItalic, isActive)
  }

  /// Sets whether the text within this view is underlined, for text without an underline setting of
  /// its own.
  public func underline(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isUnderlined, isActive)
  }

  /// Sets whether a line is drawn through the text within this view, for text without a
  /// strikethrough setting of its own.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isStruckThrough, isActive)
  }

  /// Sets equal widths for all digits of the text within this view, so that a changing number
  /// doesn't move horizontally.
  public func monospacedDigit() -> some View { environment(\.textStyle.hasTabularFigures, true) }

  /// Sets whether the text within this view uses the monospaced font family of the desktop, for
  /// text without a monospaced setting of its own. `false` has no effect on a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.isMonospaced, isActive)
  }

  /// Sets the colour of the text, the icons and the shapes within this view that have no colour of
  /// their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.textStyle.foreground, style.foreground)
  }

  /// Sets the colour of the text, the icons and the shapes within this view that have no colour of
  /// their own. If `nil`, the colour is the default colour of text.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.textStyle.foreground, color?.foreground)
  }

  /// Sets the maximum number of lines of text, or `nil` for no maximum. Numbers below 1 are treated
  /// as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the position of the ellipsis in text that exceeds its lines.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets whether text can be selected and copied.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    environment(\.isTextSelectable, selectability == .enabled)
  }
}

/// Whether text can be selected.
public enum TextSelectability: Sendable {
  /// Whether the user can select and copy the text. `disabled` is the default.
  case enabled, disabled
}

/// The alignment of the lines of a text. `leading` is the side at which reading starts.
public enum TextAlignment: Sendable {
  /// The position of a line that is shorter than the longest line. `leading` is the default.
  case leading, center, trailing

  /// The justification of the label. GTK mirrors left and right in a right-to-left layout.
  var justification: Gtk.Label.Justification {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}

/// The position of the ellipsis in text that doesn't fit.
public enum TruncationMode: Sendable {
  /// The ellipsis is at the start, in the middle or at the end of the text. `tail` is the default.
  case head, middle, tail

  var ellipsize: Gtk.Label.Ellipsize {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}
