import CGtk

/// How a stretch of text looks, beyond what the style of its label says. `nil` and `false` leave it
/// to that.
public struct TextAttributes: Hashable, Sendable {
  /// From 100, thin, to 900, black; 400 is regular.
  public var weight: Int?
  /// In points.
  public var size: Double?
  public var family: String?
  public var color: RGBA?
  /// How opaque the text is, in the colour of its label.
  public var opacity: Double?
  public var isItalic = false
  public var isUnderlined = false
  public var isStruckThrough = false
  /// Whether all digits are equally wide, so that a number does not jump as it changes.
  public var hasTabularFigures = false

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
      // To Pango an alpha of 0 means that none was set.
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

  /// A list for stretches of so many bytes one after the other, of text that looks as its label does
  /// where nothing else is said. The caller owns a reference to it.
  static func pangoList(_ runs: [(length: Int, attributes: Self)]) -> OpaquePointer? {
    let result = pango_attr_list_new()
    // A path, an address or a number is broken where there is no room for it: a hyphen would seem to
    // belong to it.
    pango_attr_list_insert(result, pango_attr_insert_hyphens_new(false.gboolean))
    var start = 0
    for run in runs {
      for attribute in run.attributes.list {
        attribute?.pointee.start_index = guint(clamping: start)
        attribute?.pointee.end_index = guint(clamping: start + run.length)
        // The list takes the attribute over.
        pango_attr_list_insert(result, attribute)
      }
      start += run.length
    }
    return result
  }
}

extension Label {
  /// Sets how the text looks, stretch by stretch. `length` counts bytes of UTF-8.
  public func setAttributes(_ runs: [(length: Int, attributes: TextAttributes)]) {
    guard runs.contains(where: { $0.attributes != TextAttributes() }) else {
      gtk_label_set_attributes(opaque, Self.plainAttributes)
      return
    }
    let list = TextAttributes.pangoList(runs)
    gtk_label_set_attributes(opaque, list)
    // The label keeps a reference of its own.
    if let list { pango_attr_list_unref(list) }
  }

  /// How the text looks, stretch by stretch, as Pango writes it, for tests.
  package var attributesText: String {
    guard let list = gtk_label_get_attributes(opaque) else { return "" }
    return string(taking: pango_attr_list_to_string(list)) ?? ""
  }

  /// Those of a text that looks the same throughout. Most do, and share them.
  private static let plainAttributes = TextAttributes.pangoList([])
}
