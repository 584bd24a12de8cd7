import CGtk

/// The appearance of a range of text. `nil` and `false` mean the style of the label.
public struct TextAttributes: Hashable, Sendable {
  /// The font weight, from 100 (thin) to 900 (black). 400 is regular.
  public var weight: Int?
  /// The font size in points.
  public var size: Double?
  /// The names of font families, separated by commas. The first installed family is used.
  public var family: String?
  /// The color of the text with its opacity.
  public var color: RGBA?
  /// The opacity of the text, in the color of the label. Ignored if ``color`` is set.
  public var opacity: Double?
  /// Whether the text is slanted, in the italic font of the family if there is such a font.
  public var isItalic = false
  /// Whether a single line is drawn below the text.
  public var isUnderlined = false
  /// Whether a line is drawn through the text.
  public var isStruckThrough = false
  /// Whether all digits have the same width, so that the digits of a number don't move when the
  /// number changes.
  public var hasTabularFigures = false

  /// Creates attributes that change nothing.
  public init() {}

  private var list: [UnsafeMutablePointer<PangoAttribute>?] {
    var list: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let weight {
      list.append(pango_attr_weight_new(PangoWeight(rawValue: PangoWeight.RawValue(weight))))
    }
    if let size { list.append(pango_attr_size_new(Int32(clamping: Int(size * 1024)))) }
    if let family { list.append(pango_attr_family_new(family)) }
    if let color {
      list.append(
        pango_attr_foreground_new(
          RGBA.sixteenBit(color.red),
          RGBA.sixteenBit(color.green),
          RGBA.sixteenBit(color.blue)
        )
      )
      // In Pango, an alpha of 0 means that no alpha is set.
      if color.alpha < 1 {
        list.append(pango_attr_foreground_alpha_new(max(1, RGBA.sixteenBit(color.alpha))))
      }
    }
    if let opacity, color == nil {
      list.append(pango_attr_foreground_alpha_new(max(1, RGBA.sixteenBit(opacity))))
    }
    if isItalic { list.append(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if isUnderlined { list.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if isStruckThrough { list.append(pango_attr_strikethrough_new(true.gboolean)) }
    if hasTabularFigures { list.append(pango_attr_font_features_new("tnum=1")) }
    return list
  }

  /// Returns an attribute list for consecutive ranges of text. Their lengths are in bytes. Outside
  /// the ranges, the text has the style of its label. The caller owns a reference to the list.
  static func pangoList(_ runs: [(length: Int, attributes: Self)]) -> OpaquePointer? {
    let result = pango_attr_list_new()
    // No hyphens are inserted. In a path, a URL or a number that is broken into lines, a hyphen
    // would look like a part of the text.
    pango_attr_list_insert(result, pango_attr_insert_hyphens_new(false.gboolean))
    var start = 0
    for run in runs {
      for attribute in run.attributes.list {
        attribute?.pointee.start_index = guint(clamping: start)
        attribute?.pointee.end_index = guint(clamping: start + run.length)
        // The list takes ownership of the attribute.
        pango_attr_list_insert(result, attribute)
      }
      start += run.length
    }
    return result
  }
}

extension Label {
  /// Sets the appearance of consecutive ranges of the text. `length` counts bytes of UTF-8.
  public func setAttributes(_ runs: [(length: Int, attributes: TextAttributes)]) {
    let isPlain = runs.allSatisfy { $0.attributes == TextAttributes() }
    attributedRuns = isPlain ? [] : runs
    showAttributes()
  }

  /// Sets the attributes of the ranges and of the whole label.
  func showAttributes() {
    guard !attributedRuns.isEmpty || hasTabularFigures else {
      gtk_label_set_attributes(opaque, Self.plainAttributes)
      return
    }
    let lengths = shownText.lengths(attributedRuns.map(\.length))
    let list = TextAttributes.pangoList(
      Array(zip(lengths, attributedRuns.map(\.attributes)))
    )
    if hasTabularFigures {
      pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
    }
    gtk_label_set_attributes(opaque, list)
    // The label retains the list.
    if let list { pango_attr_list_unref(list) }
  }

  /// The attributes of the ranges in the syntax of Pango, for tests.
  package var attributesText: String {
    guard let list = gtk_label_get_attributes(opaque) else { return "" }
    return string(freeing: pango_attr_list_to_string(list)) ?? ""
  }

  /// The attribute list of a label without attributed ranges and without tabular figures. The list
  /// only prevents the insertion of hyphens. Most labels share this list.
  private static let plainAttributes = TextAttributes.pangoList([])
}
