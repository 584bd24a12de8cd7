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
  /// At how many lines text is cut.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where text that has too few lines is cut.
  public var truncationMode: TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }
}
