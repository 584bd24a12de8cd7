/// A text that a label lays out in a short time.
///
/// Pango lays out a word of 20,000 letters in 25 seconds, because it lays out the rest of the word
/// again for each line, and a text of several megabytes in minutes. So a long word gets places at
/// which a line can end, which are invisible, and only the start of a very long text is shown.
struct ShownText: Equatable {
  /// The number of Unicode scalars after which the rest of a text is not shown. The text of a long
  /// license is shorter.
  static let maximumLength = 40_000
  static let maximumLineCount = 2000
  /// The number of scalars of a word after which a line can end. A path or a link is shorter.
  static let maximumWordLength = 500
  /// The same, for a text that the user can copy, with the line breaks in it: only a word that is
  /// no link and no key is that long.
  static let maximumCopiedWordLength = 2000
  /// The length of the longest title, such as that of a window, a button or a menu item.
  static let maximumTitleLength = 500

  /// The text as a label shows it.
  let text: String
  /// The positions in the original text at which a line break was inserted, in bytes.
  private var breaks: [Int] = []
  /// The length of the part of the original text that is shown, in bytes; `nil` for the whole text.
  private var end: Int?

  /// Whether the text has several lines in any window.
  let isLong: Bool

  /// Creates the shown text of a text. O(*n*) in the length of the shown text.
  init(_ original: String, canBeCopied: Bool = false) {
    let maximumWordLength = canBeCopied ? Self.maximumCopiedWordLength : Self.maximumWordLength
    isLong = original.utf8.count > Self.maximumTitleLength
    guard original.utf8.count > Self.maximumWordLength || original.hasUnusualSequence else {
      text = original
      return
    }
    var text = String.UnicodeScalarView()
    var (position, count, lineCount, wordLength) = (0, 0, 1, 0)
    var (controlCount, isReplaced) = (0, false)
    var previous: Unicode.Scalar?
    for scalar in original.unicodeScalars {
      if scalar.isLineBreak, scalar != "\n" || previous != "\r" { lineCount += 1 }
      defer { previous = scalar }
      guard count < Self.maximumLength, lineCount <= Self.maximumLineCount else {
        end = position
        text.append("…")
        break
      }
      wordLength = scalar.allowsLineBreak ? 0 : wordLength + 1
      // An accent stays with its letter, unless a letter has five hundred accents.
      if wordLength > maximumWordLength,
        !scalar.isMark || wordLength > 2 * maximumWordLength
      {
        text.append(Self.lineBreak)
        breaks.append(position)
        wordLength = 1
      }
      if let previous, scalar.mustBeSeparated(from: previous) {
        text.append(Self.lineBreak)
        breaks.append(position)
      }
      if scalar.isDirectionControl { controlCount += 1 }
      if scalar.isDirectionControl, controlCount > String.maximumDirectionControlCount {
        // Both have three bytes, so that no position changes.
        text.append(Self.lineBreak)
        isReplaced = true
      } else {
        text.append(scalar)
      }
      position += UTF8.width(scalar)
      count += 1
    }
    // The text of most labels stays the same string.
    self.text = breaks.isEmpty && end == nil && !isReplaced ? original : String(text)
  }

  /// ZERO WIDTH SPACE.
  private static let lineBreak: Unicode.Scalar = "\u{200B}"

  /// Returns the lengths of consecutive ranges of the shown text, in bytes, for the lengths of
  /// these ranges in the original text.
  func lengths(_ lengths: [Int]) -> [Int] {
    guard !breaks.isEmpty || end != nil else { return lengths }
    var start = 0
    var remaining = breaks[...]
    return lengths.map { length in
      let rangeEnd = min(start + length, end ?? .max)
      let inner = remaining.prefix { $0 < start + length }
      remaining = remaining.dropFirst(inner.count)
      defer { start += length }
      return max(0, rangeEnd - start) + inner.count * UTF8.width(Self.lineBreak)
    }
  }

  /// Returns a title, of which at most ``maximumTitleLength`` scalars are shown.
  static func title(_ text: String) -> String {
    guard text.utf8.count > maximumTitleLength else { return text }
    let start = text.unicodeScalars.prefix(maximumTitleLength)
    guard start.endIndex < text.endIndex else { return text }
    return "\(String(start))…"
  }
}

extension Unicode.Scalar {
  /// Whether a line can end beside the scalar: white space, the scripts of East Asia, emoji, and
  /// the scripts of Southeast Asia, whose words a dictionary finds.
  var allowsLineBreak: Bool {
    switch value {
    case 0xA0, 0x2007, 0x202F: false
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: true
    case 0x200B, 0x2E80..<0xE000, 0xF900..<0xFB00, 0xFF01..<0xFF61, 0x1F000..<0x40000: true
    default: properties.isWhitespace
    }
  }

  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar belongs to the scalar before it, such as an accent.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
