import CGtk

/// A widget that shows a text without markup.
///
/// Of a text with more than 40,000 characters or 2,000 lines, only the start is shown, so that no
/// text from outside takes long to lay out. A line can end in a word of more than 500 letters, or
/// of more than 2,000 letters if the text can be selected: the place is a character, which is
/// copied.
///
/// **Accessibility.** The role is `label`, and the name is the text.
/// **Style classes.** `title-1` … `title-4`, `heading`, `body`, `caption`, `dim-label`, `numeric`.
@MainActor
public final class Label: Widget {
  /// Creates a label with a text. An underscore in the text does not mark a mnemonic.
  public init(text: String = "") {
    let shown = ShownText(text)
    super.init(gtk_label_new(shown.text))
    (fullText, shownText) = (text, shown)
    setAttributes([])
  }

  /// Creates a label whose text contains an underscore before the mnemonic.
  public convenience init(mnemonic text: String) {
    self.init()
    setTextWithMnemonic(text)
  }

  /// The visible text, without the underscore of a mnemonic.
  public var text: String {
    get { string(gtk_label_get_text(opaque)) ?? "" }
    set {
      fullText = newValue
      showText()
    }
  }

  private func showText() {
    shownText = ShownText(fullText, canBeCopied: isSelectable)
    gtk_label_set_text(opaque, shownText.text)
    showWidthChars()
    if !attributedRuns.isEmpty { showAttributes() }
  }

  /// The text that was set. Empty for a text with a mnemonic.
  private var fullText = ""

  /// The text that was set, as it is shown.
  private(set) var shownText = ShownText("")

  /// Sets a text in which an underscore precedes the mnemonic. Two underscores are shown as an
  /// underscore.
  public func setTextWithMnemonic(_ text: String) {
    fullText = ""
    shownText = ShownText("")
    showWidthChars()
    gtk_label_set_text_with_mnemonic(opaque, ShownText.title(text))
  }

  /// The widget that the mnemonic activates and that this label names. GTK references the widget
  /// weakly.
  public var mnemonicWidget: Widget? {
    get { .wrapping(gtk_label_get_mnemonic_widget(opaque)) }
    set { gtk_label_set_mnemonic_widget(opaque, newValue?.widget) }
  }

  /// Whether a long text is wrapped into several lines.
  public var wraps: Bool {
    get { gtk_label_get_wrap(opaque).isTrue }
    set {
      gtk_label_set_wrap(opaque, newValue.gboolean)
      showWidthChars()
    }
  }

  /// The positions at which lines may break.
  public enum WrapMode: UInt32, Sendable {
    /// `wordOrCharacter` breaks a word only if the word is longer than a line.
    case word, character, wordOrCharacter
  }

  /// The positions at which lines may break if ``wraps`` is `true`. `word` by default.
  public var wrapMode: WrapMode {
    get { WrapMode(rawValue: gtk_label_get_wrap_mode(opaque).rawValue) ?? .word }
    set { gtk_label_set_wrap_mode(opaque, PangoWrapMode(rawValue: newValue.rawValue)) }
  }

  /// The position at which a text that doesn't fit is truncated.
  public enum Ellipsize: UInt32, Sendable {
    /// The position of the ellipsis. `none` truncates nothing.
    case none, start, middle, end
  }

  /// The position at which a text that doesn't fit is truncated, `none` by default. With `none`, a
  /// label that does not wrap requests the width of its whole text.
  public var ellipsize: Ellipsize {
    get { Ellipsize(rawValue: gtk_label_get_ellipsize(opaque).rawValue) ?? .none }
    set { gtk_label_set_ellipsize(opaque, PangoEllipsizeMode(rawValue: newValue.rawValue)) }
  }

  /// The alignment of the lines of a text relative to each other.
  public enum Justification: UInt32, Sendable {
    /// In right-to-left text, `left` and `right` are exchanged. `fill` stretches the
    /// lines to the same width.
    case left, right, center, fill
  }

  /// The alignment of the lines relative to each other, `left` by default. ``xalign`` positions the
  /// text as a whole.
  public var justification: Justification {
    get { Justification(rawValue: gtk_label_get_justify(opaque).rawValue) ?? .left }
    set {
      gtk_label_set_justify(opaque, GtkJustification(rawValue: newValue.rawValue))
      alignAsJustified()
    }
  }

  /// Whether the text as a whole has the alignment of its lines. If `true`, ``justification`` sets
  /// ``xalign``.
  public var isAlignedAsJustified = false {
    didSet { alignAsJustified() }
  }

  private func alignAsJustified() {
    guard isAlignedAsJustified else { return }
    switch justification {
    case .left, .fill: xalign = 0
    case .center: xalign = 0.5
    case .right: xalign = 1
    }
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque).isTrue }
    set {
      guard newValue != isSelectable else { return }
      gtk_label_set_selectable(opaque, newValue.gboolean)
      if shownText.text != fullText || shownText.isLong { showText() }
    }
  }

  /// The horizontal alignment of the text in excess space, from 0 (the start) to 1 (the end).
  public var xalign: Float {
    get { gtk_label_get_xalign(opaque) }
    set { gtk_label_set_xalign(opaque, newValue) }
  }

  /// The vertical alignment of the text in excess space, from 0 (the top) to 1 (the bottom). The
  /// default is 0.5.
  public var yalign: Float {
    get { gtk_label_get_yalign(opaque) }
    set { gtk_label_set_yalign(opaque, newValue) }
  }

  /// The preferred width in characters, or `nil`.
  public var widthChars: Int? { didSet { showWidthChars() } }
  private var shownWidthChars = -1

  /// Sets the preferred width. To find the least width of a text, GTK lays out the text in lines of
  /// one letter, which takes ten times as long as lines of ten letters.
  private func showWidthChars() {
    let width = widthChars ?? (wraps && shownText.isLong ? 10 : -1)
    guard width != shownWidthChars else { return }
    shownWidthChars = width
    gtk_label_set_width_chars(opaque, Int32(clamping: width))
  }

  /// The maximum preferred width in characters, or `nil` for no maximum.
  public var maxWidthChars: Int? {
    get { Self.limit(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The maximum number of lines of an ellipsized text that wraps, or `nil` for no maximum.
  public var lines: Int? {
    get { Self.limit(gtk_label_get_lines(opaque)) }
    set { gtk_label_set_lines(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// Whether all digits have the same width, so that the digits of a number don't move when the
  /// number changes.
  public var hasTabularFigures = false { didSet { showAttributes() } }

  /// The ranges that were passed to ``setAttributes(_:)``. Empty if no range has attributes.
  var attributedRuns: [(length: Int, attributes: TextAttributes)] = []

  private static func limit(_ value: Int32) -> Int? { value < 0 ? nil : Int(value) }
}
