/// The parts of a header that the views of a page, or of a window, have set.
@MainActor
struct HeaderAttributes {
  private var titles = PageAttribute<String>()
  private var subtitles = PageAttribute<String>()
  private var items = PageAttribute<[HeaderItem]>()
  private var hiding = PageAttribute<Bool>()

  /// The content of the header, with the items of all views, and with the value of the outermost
  /// view for each other part.
  var content: HeaderContent {
    HeaderContent(
      title: titles.value ?? "",
      subtitle: subtitles.value ?? "",
      items: items.values.flatMap { $0 },
      hidesBackControl: hiding.value ?? false
    )
  }

  /// Sets or removes a part. Returns whether the content has changed.
  mutating func set(_ part: HeaderPart, from node: AnyNode) -> Bool {
    let old = content
    switch part {
    case .title(let title): titles.set(title, from: node)
    case .subtitle(let subtitle): subtitles.set(subtitle, from: node)
    case .items(let items): self.items.set(items, from: node)
    case .hidesBackControl(let isHidden): hiding.set(isHidden, from: node)
    }
    return content != old
  }
}
