/// The parts of an edited text that a text view would lay out for seconds at each key.
///
/// A text view lays out whole paragraphs. Of a paragraph, Pango lays out the rest of a word again
/// for each line, and all marks of a letter for each other mark. So a paragraph with a very long
/// word breaks its lines between any letters, and the rest of a very long paragraph and marks
/// beyond those that can be read are not laid out. All of the text remains in the view: it can be
/// selected, copied and deleted.
///
/// The ranges are in Unicode scalars from the start of the text.
struct LongParagraphs: Equatable {
  /// The number of scalars of a word from which a line ends between any letters.
  static let maximumWordLength = 1000
  /// The number of marks that are shown of a letter.
  static let maximumMarkCount = 50
  /// The number of scalars that are laid out of a paragraph.
  static let maximumLength = 100_000

  /// The paragraphs with long words, without their line breaks.
  private(set) var brokenAnywhere: [Range<Int>] = []
  /// The parts that aren't laid out.
  private(set) var hidden: [Range<Int>] = []

  /// Finds the long parts of a text. O(*n*) in the length of the text.
  init(of text: String) {
    // A text of usual paragraphs is only searched for white space, in bytes.
    guard Self.mayBeLong(text) || text.hasUnusualSequence else { return }
    var paragraph = Paragraph(start: 0)
    var position = 0
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" {
        add(paragraph, end: position)
        paragraph = Paragraph(start: position + 1)
      } else {
        paragraph.add(scalar, at: position)
      }
      position += 1
    }
    add(paragraph, end: position)
  }

  private mutating func add(_ paragraph: Paragraph, end: Int) {
    if paragraph.hasLongWord { brokenAnywhere.append(paragraph.start..<end) }
    let shownEnd = paragraph.start + Self.maximumLength
    for marks in paragraph.marks where marks.lowerBound < shownEnd {
      hidden.append(marks.lowerBound..<min(marks.upperBound, shownEnd))
    }
    if end > shownEnd { hidden.append(shownEnd..<end) }
  }

  /// Returns whether a word or a paragraph has more bytes than the maximum number of scalars, or
  /// the marks of a letter may have.
  private static func mayBeLong(_ text: String) -> Bool {
    var (word, paragraph) = (0, 0)
    for byte in text.utf8 {
      word = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 ? 0 : word + 1
      paragraph = byte == 0x0A ? 0 : paragraph + 1
      // A mark has at least two bytes, which aren't ASCII.
      let mayHaveMarks = byte >= 0x80 && word > 2 * maximumMarkCount
      if mayHaveMarks || word > maximumWordLength || paragraph > maximumLength { return true }
    }
    return false
  }
}

/// A paragraph whose scalars are added one after the other.
private struct Paragraph {
  let start: Int
  /// Whether the paragraph has a long word, or a sequence at which no line may end.
  private(set) var hasLongWord = false
  /// The ranges of the marks that aren't shown.
  private(set) var marks: [Range<Int>] = []
  private var wordLength = 0
  private var markCount = 0
  private var controlCount = 0
  private var previous: Unicode.Scalar?

  init(start: Int) {
    self.start = start
  }

  mutating func add(_ scalar: Unicode.Scalar, at position: Int) {
    wordLength = scalar.allowsLineBreak ? 0 : wordLength + 1
    if wordLength > LongParagraphs.maximumWordLength { hasLongWord = true }
    if let previous, scalar.mustBeSeparated(from: previous) { hasLongWord = true }
    previous = scalar
    if scalar.isDirectionControl { controlCount += 1 }
    markCount = scalar.isCombiningMark ? markCount + 1 : 0
    let isHidden =
      markCount > LongParagraphs.maximumMarkCount
      || scalar.isDirectionControl && controlCount > String.maximumDirectionControlCount
    guard isHidden else { return }
    if let last = marks.last, last.upperBound == position {
      marks[marks.count - 1] = last.lowerBound..<position + 1
    } else {
      marks.append(position..<position + 1)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCombiningMark: Bool {
    guard value >= 0x300 else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
