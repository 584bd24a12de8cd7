/// Sequences of characters that no keyboard types, and that end a program when they are laid out.
///
/// Pango 1.50 ends the program if a line could end within what a reader sees as one character, but
/// which consists of parts in different fonts: a letter with an accent after an emoji, or a flag's
/// letter with a selector. FriBidi 1.0 ends the program for thousands of nested marks for the
/// direction of writing.
extension Unicode.Scalar {
  /// Whether the scalar is attached to a scalar in another font, so that a label must separate
  /// them.
  func mustBeSeparated(from previous: Unicode.Scalar) -> Bool {
    guard value >= 0x300, previous.value >= 0x80 || properties.isEmojiModifier else { return false }
    switch value {
    case 0x200D, 0xFE0E, 0xFE0F: return previous.isFlagLetter
    case 0x20E3: return previous.isInEmojiFont
    case 0xE0020...0xE007F: return !previous.isInEmojiFont && !previous.isTag
    case 0x1F3FB...0x1F3FF:
      return !previous.properties.isEmojiModifierBase && previous.value != 0xFE0F
    default:
      guard isMark else { return false }
      return previous.isInEmojiFont || previous.isTag
        || [0xFE0E, 0xFE0F, 0x20E3].contains(previous.value)
    }
  }

  /// Whether the scalar begins, ends or overrides a direction of writing, and isn't visible.
  var isDirectionControl: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  private var isInEmojiFont: Bool { (0x1F000..<0x20000).contains(value) }

  private var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}

extension String {
  /// The number of marks for the direction of writing that are kept of a text. A text of several
  /// languages has a few.
  static let maximumDirectionControlCount = 200

  /// Whether the text has parts that must be separated. O(*n*) in the length of the text.
  var hasUnusualSequence: Bool {
    // Each sequence has a scalar of at least three bytes.
    guard utf8.contains(where: { $0 >= 0xE0 }) else { return false }
    return zip(unicodeScalars.dropFirst(), unicodeScalars).contains {
      $0.mustBeSeparated(from: $1)
    }
  }
}
