import CGtk

/// Text, never markup.
///
/// **Accessibility.** The role is `label`, the name is the text.
/// **Style classes.** `title-1` … `title-4`, `heading`, `body`, `caption`, `dim-label`, `numeric`.
@MainActor
public final class Label: Widget {
  public init(text: String = "") {
    super.init(gtk_label_new(text))
    setAttributes([])
  }

  /// A text in which an underscore marks the mnemonic.
  public convenience init(mnemonic text: String) {
    self.init()
    setTextWithMnemonic(text)
  }

  /// The text as shown, without a mnemonic's underscore.
  public var text: String {
    get { string(gtk_label_get_text(opaque)) ?? "" }
    set { gtk_label_set_text(opaque, newValue) }
  }

  public func setTextWithMnemonic(_ text: String) {
    gtk_label_set_text_with_mnemonic(opaque, text)
  }

  /// What the mnemonic activates, and what this label names. Held weakly by GTK.
  public var mnemonicWidget: Widget? {
    get { .wrapping(gtk_label_get_mnemonic_widget(opaque)) }
    set { gtk_label_set_mnemonic_widget(opaque, newValue?.widget) }
  }

  /// Whether long text is broken into lines.
  public var wraps: Bool {
    get { gtk_label_get_wrap(opaque).isTrue }
    set { gtk_label_set_wrap(opaque, newValue.gboolean) }
  }

  /// Where lines may break.
  public enum WrapMode: UInt32, Sendable {
    case word, character, wordOrCharacter
  }

  public var wrapMode: WrapMode {
    get { WrapMode(rawValue: gtk_label_get_wrap_mode(opaque).rawValue) ?? .word }
    set { gtk_label_set_wrap_mode(opaque, PangoWrapMode(rawValue: newValue.rawValue)) }
  }

  /// Where text that does not fit is cut.
  public enum Ellipsize: UInt32, Sendable {
    case none, start, middle, end
  }

  public var ellipsize: Ellipsize {
    get { Ellipsize(rawValue: gtk_label_get_ellipsize(opaque).rawValue) ?? .none }
    set { gtk_label_set_ellipsize(opaque, PangoEllipsizeMode(rawValue: newValue.rawValue)) }
  }

  /// How the lines of one text stand to each other.
  public enum Justification: UInt32, Sendable {
    case left, right, center, fill
  }

  public var justification: Justification {
    get { Justification(rawValue: gtk_label_get_justify(opaque).rawValue) ?? .left }
    set {
      gtk_label_set_justify(opaque, GtkJustification(rawValue: newValue.rawValue))
      alignAsJustified()
    }
  }

  /// Whether all the text stands where its lines do to each other, whatever ``xalign`` was.
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
    set { gtk_label_set_selectable(opaque, newValue.gboolean) }
  }

  /// Where the text stands in space it does not need: 0 at its start, 1 at its end.
  public var xalign: Float {
    get { gtk_label_get_xalign(opaque) }
    set { gtk_label_set_xalign(opaque, newValue) }
  }

  public var yalign: Float {
    get { gtk_label_get_yalign(opaque) }
    set { gtk_label_set_yalign(opaque, newValue) }
  }

  /// The preferred width in characters, or nil.
  public var widthChars: Int? {
    get { Self.limit(gtk_label_get_width_chars(opaque)) }
    set { gtk_label_set_width_chars(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The greatest preferred width in characters, or nil.
  public var maxWidthChars: Int? {
    get { Self.limit(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The greatest number of lines of a text that is cut, or nil.
  public var lines: Int? {
    get { Self.limit(gtk_label_get_lines(opaque)) }
    set { gtk_label_set_lines(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// Whether all digits are equally wide, so that a number does not jump as it changes.
  public var hasTabularFigures = false {
    didSet {
      let attributes = hasTabularFigures ? pango_attr_list_new() : nil
      if let attributes {
        pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      }
      gtk_label_set_attributes(opaque, attributes)
      // The label keeps a reference of its own.
      if let attributes { pango_attr_list_unref(attributes) }
    }
  }

  private static func limit(_ value: Int32) -> Int? { value < 0 ? nil : Int(value) }
}
