import Gtk

/// The node of a text. The node resolves the text in its environment, and compares the result with
/// the text that is shown.
final class TextNode: Node<Text> {
  private var label: Gtk.Label?
  /// The transition of the text. `nil` until the environment first sets a transition other than
  /// `identity`.
  private var textTransition: TextTransition?
  private var shown: ResolvedText?
  /// Observes the light or dark style if the colour of a part depends on the style.
  private lazy var tracking = Tracking()
  private var isTracking = false

  override init(_ view: Text, _ context: NodeContext) {
    super.init(view, context)
    makeLabel()
  }

  override var widgets: [Widget] {
    if let textTransition { return [textTransition.bin] }
    return label.map { [$0] } ?? []
  }

  /// The label of a selectable text is not reused, because the label may have a selection.
  override var isReusable: Bool {
    shown?.isSelectable == false && textTransition?.isRunning != true
  }

  override func viewDidUpdate(from old: Text) {
    guard textTransition == nil, environment.contentTransition != .identity else { return show() }
    // The container of the old label removes the old label.
    makeLabel()
    notifyParent(of: .widgets)
  }

  /// Creates a label that shows the text. If the environment has set a transition, the label is in
  /// a container.
  private func makeLabel() {
    let label = Gtk.Label()
    label.wraps = true
    label.prefersOneLine = true
    self.label = label
    let contentTransition = environment.contentTransition
    if contentTransition != .identity {
      textTransition = TextTransition(of: label, contentTransition)
    }
    shown = nil
    show()
  }

  override func didFreeze() {
    textTransition?.finish()
  }

  override func refresh() {
    show()
  }

  override func willDismantle() {
    if isTracking {
      UpdateScheduler.shared.remove(self)
      scope?.cancelRefresh(of: self)
      tracking.cancel()
    }
    textTransition?.end()
    textTransition = nil
    label = nil
  }

  /// Returns the current text colour of the theme. If the text colour changes, the node is
  /// refreshed.
  private func observedTextColor() -> RGBA? {
    isTracking = true
    return tracking.track {
      _ = Appearance.shared.colorScheme
      return label?.themeColor("theme_text_color")
    } onChange: { [weak self] run in
      UpdateScheduler.invalidate(self) { $0.tracking.isCurrent(run) }
    }
  }

  private func show() {
    guard let label else { return }
    let new = ResolvedText(view, environment, textColor: observedTextColor)
    let old = shown
    guard new != old else { return }
    shown = new
    if new.text != old?.text {
      if old != nil { textTransition?.textWillChange(with: environment.contentTransition) }
      label.text = new.text
      if old != nil { environment.textObserver?.textDidChange() }
    }
    if new.spans != old?.spans ?? [] {
      label.setAttributes(new.spans.map { ($0.length, $0.attributes) })
    }
    if new.classes != old?.classes { label.appearanceClasses = new.classes }
    if new.layout != old?.layout { show(new.layout, in: label) }
    if new.isSelectable != (old?.isSelectable ?? false) { label.isSelectable = new.isSelectable }
  }

  private func show(_ layout: TextLayout, in label: Gtk.Label) {
    label.wraps = layout.lineLimit != 1
    label.wrapMode = layout.wrapsOnlyAtWords ? .word : .wordOrCharacter
    label.lines = layout.lineLimit
    label.ellipsize = layout.lineLimit == nil ? .none : layout.truncation.ellipsize
    label.justification = layout.alignment.justification
  }
}

/// The layout of the lines of a text.
struct TextLayout: Equatable {
  var lineLimit: Int?
  var truncation = TruncationMode.tail
  var alignment = TextAlignment.leading
  var wrapsOnlyAtWords = false
}

/// The properties of a label for a text in its environment.
struct ResolvedText: Equatable {
  struct Span: Equatable {
    let length: Int
    let attributes: TextAttributes
  }

  let text: String
  /// The parts of the text with their attributes. Empty if no part has attributes.
  let spans: [Span]
  let classes: [String]
  let layout: TextLayout
  let isSelectable: Bool

  /// - Parameters:
  ///   - view: The text with its parts.
  ///   - environment: The environment of the view, whose text style applies to attributes that a
  ///     part does not set.
  ///   - textColor: Returns the text colour of the theme. Called only if a part depends on the
  ///     colour.
  @MainActor
  init(_ view: Text, _ environment: EnvironmentValues, textColor: () -> RGBA?) {
    text = view.plainText
    let styles = view.runs.map { $0.style.merging(environment.textStyle) }
    // A font or a colour that has a CSS class, and that is common to all parts, becomes a CSS class
    // of the label.
    let fontClass = common(styles.map { $0.font?.cssClass })
    let foregroundClass = common(styles.map { $0.foreground?.cssClass })
    classes = [fontClass, foregroundClass].compactMap(\.self)
    let needsTextColor = foregroundClass == nil && styles.contains { $0.isReadable }
    let textColor = needsTextColor ? textColor() : nil
    let spans = zip(view.runs, styles).map { run, style in
      Span(
        length: run.text.utf8.count,
        attributes: style.attributes(
          withoutFont: fontClass != nil,
          withoutColor: foregroundClass != nil,
          textColor: textColor
        )
      )
    }
    self.spans =
      spans.allSatisfy { $0.attributes == TextAttributes() } ? [] : spans
    layout = TextLayout(
      lineLimit: environment.lineLimit.map { max(1, $0) },
      truncation: environment.truncationMode,
      alignment: environment.multilineTextAlignment,
      wrapsOnlyAtWords: view.wrapsOnlyAtWords || text.hasOnlyShortWords
    )
    isSelectable = environment.isTextSelectable
  }
}

extension String {
  /// Whether all words have at most 12 bytes, so that each word fits in a line of a narrow window.
  ///
  /// In a narrow space, GTK reduces a label that may break its words to the width of one character.
  /// GTK would then break a short word in preference to wrapping a longer text next to the label.
  fileprivate var hasOnlyShortWords: Bool {
    var length = 0
    for byte in utf8 {
      length = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") ? 0 : length + 1
      if length > 12 { return false }
    }
    return true
  }
}

/// Returns the common value of all elements, or `nil` if the elements differ or the array is empty.
private func common(_ values: [String?]) -> String? {
  guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
  return first
}

extension TextStyle {
  /// Returns the attributes of a part of a text that the classes of its label don't set.
  fileprivate func attributes(
    withoutFont: Bool,
    withoutColor: Bool,
    textColor: RGBA?
  ) -> TextAttributes {
    var attributes = TextAttributes()
    switch font?.base {
    case .style(let style) where !withoutFont:
      attributes.size = style.typography.points
      attributes.weight = style.typography.weight.rawValue
    case .system(let size), .custom(_, let size): attributes.size = size
    case .style, nil: break
    }
    attributes.family = isMonospaced == true ? "monospace" : font?.family
    attributes.weight = (weight ?? font?.weight)?.rawValue ?? attributes.weight
    attributes.isItalic = isItalic ?? font?.isItalic ?? false
    attributes.isUnderlined = isUnderlined ?? false
    attributes.isStruckThrough = isStruckThrough ?? false
    attributes.hasTabularFigures = hasTabularFigures ?? font?.hasTabularFigures ?? false
    guard !withoutColor else { return attributes }
    switch foreground?.spanColor {
    case .exact(let color): attributes.color = color
    case .readable(let color):
      attributes.color = textColor.map { color.mixed(with: $0, 0.3) } ?? color
    case .part(let part): attributes.opacity = part
    case nil: break
    }
    return attributes
  }

  /// Whether the colour is mixed with the text colour of the theme.
  fileprivate var isReadable: Bool {
    if case .readable = foreground?.spanColor { true } else { false }
  }
}

extension RGBA {
  /// Returns this colour mixed with a fraction of another colour, like `mix` in the style sheet.
  fileprivate func mixed(with other: RGBA, _ part: Double) -> RGBA {
    func mix(_ own: Double, _ other: Double) -> Double { own + (other - own) * part }
    return RGBA(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
