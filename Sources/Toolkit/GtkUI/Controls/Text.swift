import Gtk

/// Text that can be read. It is shown as it is: nothing in it is taken for markup.
///
/// Long text wraps, between words where it can. Style it with classes: `title-1`, `heading`,
/// `caption`, `dim-label`, `numeric`…
public struct Text: WidgetView {
  let content: String
  private var keepsWords = false

  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// The same text, which is never broken within a word or a number. It needs room for the longest.
  public func keepingWords() -> Self {
    var text = self
    text.keepsWords = true
    return text
  }

  public func makeWidget(_ node: WidgetNode<Self>) -> Gtk.Label {
    let label = Gtk.Label()
    label.wraps = true
    label.prefersOneLine = true
    label.justification = .center
    return label
  }

  public func updateWidget(
    _ widget: Gtk.Label,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {
    if old?.content != content { widget.text = content }
    if old?.keepsWords != keepsWords {
      widget.wrapMode = keepsWords ? .word : .wordOrCharacter
    }
  }
}
