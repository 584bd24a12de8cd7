private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = TruncationMode.tail
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum IsTextSelectableKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The maximum number of lines of text, or `nil` for no maximum.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The position of the ellipsis in text that exceeds its lines.
  public var truncationMode: TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }
}
