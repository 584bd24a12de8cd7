import Gtk

/// The window of an alert, which is small and modal.
///
/// **Shortcuts and gestures.** Escape clicks the cancel button. If there is no cancel button, or if
/// clicks don't dismiss the alert, Escape requests the dismissal. Enter clicks the default answer,
/// which is destructive only if there is no other answer. **Accessibility.** An alert dialog with
/// the title as its name and the message as its description. **Style classes.** `alert`.
@MainActor
final class AlertHost: PresentationHost {
  let slot = Bin()
  let context: WindowContext?
  /// Called when the window was destroyed, possibly together with its parent window.
  var onDestroy: @MainActor () -> Void = {}
  private let window = Gtk.Window()
  private let layers: WindowLayers
  private let onRequest: @MainActor () -> Void
  private let answers: AlertAnswers
  private var kind: AlertKind
  private var wasShown = false

  init(_ kind: AlertKind, above parent: Gtk.Window?, onRequest: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.onRequest = onRequest
    answers = AlertAnswers {
      if !kind.isAnsweredByActions {
        onRequest()
      }
    }
    layers = WindowLayers(content: slot)
    let context = WindowContext(window: window, layers: layers)
    self.context = context
    window.transientFor = parent
    window.isModal = true
    window.isResizable = false
    window.destroysWithParent = true
    window.addCSSClass("alert")
    window.accessibleRole = .alertDialog
    let titlebar = Box(orientation: .horizontal)
    titlebar.isVisible = false
    window.titlebar = titlebar
    window.child = layers.widget
    // Closing the window only requests the dismissal. The window is destroyed when its content is
    // dismissed.
    window.onCloseRequest { [weak self] in
      if self?.context?.presentations.requestDismissal() != true {
        self?.cancel()
      }
      return true
    }
    let keys = EventControllerKey()
    keys.phase = .bubble
    keys.onKeyPressed { [weak self] key, modifiers in
      guard key == .escape, modifiers.forShortcuts.isEmpty else { return false }
      if self?.context?.goBack() != true {
        self?.cancel()
      }
      return true
    }
    window.addController(keys)
    window.connect("destroy") { [weak self] in self?.onDestroy() }
    describe()
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.buttonContainer = answers
    return environment
  }

  func show() {
    describe()
    if !wasShown {
      limitSize()
      chooseDefault()
    }
    window.present()
    wasShown = true
  }

  /// Limits the size of the alert. In an alert that would be too high, the answers receive the
  /// space that they require, and the text scrolls in the remaining space.
  private func limitSize() {
    guard let room = window.transientFor?.sizeForPresented else { return }
    slot.maximumWidth = room.width
    let width = slot.measure(.horizontal).natural
    let height = slot.measure(.vertical, for: width).natural
    guard height > room.height,
      let words = find(in: slot, { $0.hasCSSClass("alert-text") }).first as? Bin,
      let column = words.content.first
    else { return }
    words.setChildren([])
    let answersHeight = slot.measure(.vertical, for: width).natural
    let scrolled = ScrolledWindow(child: column)
    scrolled.policy = (.never, .automatic)
    scrolled.propagatesNaturalWidth = true
    scrolled.minContentHeight = max(room.height - answersHeight, 100)
    // Page Up and Page Down then scroll the text.
    scrolled.isFocusable = true
    words.setChildren([scrolled])
  }

  func hide() {
    window.isVisible = false
  }

  func update(_ environment: EnvironmentValues) {
    environment.applyDirection(to: window)
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    window.isVisible = false
    completion()
  }

  func destroy() {
    window.isVisible = false
    window.destroy()
  }

  func update(_ kind: PresentationKind) {
    guard case .alert(let kind) = kind else { return }
    self.kind = kind
    describe()
  }

  func setTitle(_ title: String?) {}

  /// Clicks the cancel button, unless the button is disabled. If there is no cancel button, or if
  /// clicks don't dismiss the alert, requests the dismissal.
  private func cancel() {
    let button = find(in: slot, \.isCancel).first as? Gtk.Button
    if !kind.isAnsweredByActions, let button {
      if button.isEffectivelySensitive {
        button.click()
      }
    } else {
      onRequest()
    }
  }

  private func describe() {
    window.title = kind.title
    window.accessibleLabel = kind.title
    let message = find(in: slot) { $0.hasCSSClass("alert-message") }
      .flatMap { find(in: $0) { $0 is Gtk.Label } }
      .compactMap { ($0 as? Gtk.Label)?.text }
      .joined(separator: "\n")
    window.accessibleDescription = message.isEmpty ? nil : message
  }

  /// Sets the answer that Enter clicks. Of the answers that are neither destructive nor the cancel
  /// button, this is the last answer of a row, or the first answer of a column. If there is no such
  /// answer, the cancel button is chosen, or else the last destructive answer.
  private func chooseDefault() {
    let answers = find(in: slot, \.isAnswer)
    let harmless = answers.filter { !$0.isDestructive && !$0.isCancel }
    let isRow = find(in: slot) { $0.hasCSSClass("alert-row") }.first != nil
    let widget =
      (isRow ? harmless.last : harmless.first) ?? answers.first(where: \.isCancel) ?? answers.last
    if !(widget?.isDestructive ?? true), !(widget?.isCancel ?? true) {
      widget?.addCSSClass("suggested")
    }
    window.defaultWidget = widget
    let fields = find(in: slot) { $0.hasCSSClass("alert-fields") }.first
    if fields?.focusFirst() != true {
      window.focusWidget = widget
    }
  }

  private func find(in widget: Widget, _ isIncluded: (Widget) -> Bool) -> [Widget] {
    guard widget.isVisible else { return [] }
    return (isIncluded(widget) ? [widget] : [])
      + widget.children.flatMap { find(in: $0, isIncluded) }
  }
}
