import Gtk

/// A GTK widget that edits one line of text.
@MainActor
protocol TextInput: Editable {
  static func make() -> Self

  var placeholder: String? { get set }
  var activatesDefault: Bool { get set }

  @discardableResult
  func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
}

extension Entry: TextInput {
  static func make() -> Entry { Entry() }
}

extension PasswordEntry: TextInput {
  static func make() -> PasswordEntry { PasswordEntry() }
}

/// The title and the placeholder of a field.
struct FieldAppearance {
  let title: String
  let prompt: String?

  @MainActor
  func update(
    _ widget: some TextInput,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {
    if old == nil { widget.hexpand = true }
    // A placeholder isn't an accessible name, because a field with text doesn't show its
    // placeholder. The row of a form reads the name when the placeholder changes.
    widget.nameByTitle(title, replacing: old?.title)
    let placeholder = prompt ?? title
    if old.map({ $0.prompt ?? $0.title }) != placeholder { widget.placeholder = placeholder }
    widget.appearanceClasses =
      (environment.textFieldStyle == .plain ? ["flat"] : []) + environment.sizeClasses
    // Without submit actions, Enter activates the default button of the window.
    let activatesDefault = environment.submitActions.isEmpty
    if widget.activatesDefault != activatesDefault { widget.activatesDefault = activatesDefault }
    // `PasswordEntry` sets its own traits.
    if let entry = widget as? Entry { environment.textInputTraits.apply(to: entry) }
  }
}

/// A text field that writes its text to the binding at each change.
struct EntryControl<WidgetType: TextInput>: ValueView {
  let value: String
  let binding: Binding<String>
  let appearance: FieldAppearance

  func makeWidget(_ node: ValueNode<Self>) -> WidgetType {
    let widget = WidgetType.make()
    widget.onChanged { [weak node] in node?.valueDidChange() }
    widget.onActivate { [weak node] in node?.submit() }
    widget.onCompositionEnded { [weak node] in node?.compositionDidEnd() }
    return widget
  }

  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues) {
    appearance.update(widget, from: old?.appearance, environment)
  }

  func value(of widget: WidgetType) -> String { widget.text }

  func isComposing(in widget: WidgetType) -> Bool { widget.isComposing }

  func show(_ value: String, in widget: WidgetType) { widget.replaceText(with: value) }
}

extension Editable {
  /// Replaces the text. If the text after the cursor is unchanged, the cursor remains before this
  /// text. Otherwise, the cursor retains its distance from the start, or moves to the end of a
  /// shorter text.
  func replaceText(with new: String) {
    let old = text
    let cursor = cursorPosition
    let textAfterCursor = old.unicodeScalars.dropFirst(cursor)
    let isTextAfterCursorUnchanged =
      new.unicodeScalars.count >= textAfterCursor.count
      && new.unicodeScalars.suffix(textAfterCursor.count).elementsEqual(textAfterCursor)
    text = new
    let count = new.unicodeScalars.count
    cursorPosition = isTextAfterCursorUnchanged ? count - textAfterCursor.count : min(cursor, count)
  }
}
