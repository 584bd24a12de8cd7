import Gtk

/// The dialog of an alert, which is small and has no header.
///
/// **Shortcuts and gestures.** Escape and Ctrl+W click the cancel button. If there is no cancel
/// button, or if clicks don't dismiss the alert, Escape requests the dismissal. Enter clicks the
/// default answer, which is destructive only if there is no other answer. **Accessibility.** An
/// alert dialog with the title as its name and the message as its description. **Style classes.**
/// `alert`.
@MainActor
final class AlertHost: PresentationHost {
  /// The maximum width of a row of answers in a window that is wide enough, in pixels.
  static let maximumRowWidth = 420

  let slot = Bin()
  private let surface: any DialogSurface
  private let layers: WindowLayers
  private let onRequest: @MainActor () -> Void
  private let answers: AlertAnswers
  private var kind: AlertKind
  private var wasShown = false

  init(
    _ kind: AlertKind,
    in outerContext: WindowContext?,
    _ placement: DialogPlacement = .insideWindow,
    onRequest: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.onRequest = onRequest
    answers = AlertAnswers(maximumRowWidth: Self.maximumRowWidth) {
      if !kind.isAnsweredByActions {
        onRequest()
      }
    }
    layers = WindowLayers(content: slot)
    surface = placement.makeSurface(.alert, in: outerContext, header: nil, layers: layers)
    surface.dialog.addCSSClass("alert")
    surface.dialog.accessibleRole = .alertDialog
    surface.onCancel = { [weak self] in _ = self?.cancel() }
    surface.onRoomChange = { [weak self] in
      self?.limitSize()
      self?.answers.onSizeChange()
    }
    limitSize()
    answers.onAnswersChange = { [weak self] in self?.answersDidChange() }
    describe()
  }

  var context: WindowContext? { surface.context }

  /// Called when the dialog was destroyed, possibly together with its parent window.
  var onDestroy: @MainActor () -> Void {
    get { surface.onDestroy }
    set { surface.onDestroy = newValue }
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.buttonContainer = answers
    environment.alertAnswers = answers
    environment.presentsSeparateWindows = surface.isSeparateWindow
    return environment
  }

  func show() {
    describe()
    if !wasShown { chooseDefault() }
    surface.show()
    if !wasShown || !surface.dialog.containsFocus { focusDefault() }
    wasShown = true
  }

  /// Limits the size of the alert to the window. In an alert that would be too high, the answers
  /// receive the space that they require, and the text scrolls in the remaining space.
  private func limitSize() {
    let room = surface.room
    answers.maximumRowWidth = min(room.width, Self.maximumRowWidth)
    slot.horizontalLimits.maximum = room.width
    slot.verticalLimits.maximum = room.height
  }

  /// Chooses another default answer if the default answer was removed.
  private func answersDidChange() {
    guard wasShown else { return }
    if let current = layers.defaultWidget, find(in: slot, \.isAnswer).contains(current) { return }
    chooseDefault()
    // GTK resets the focus of a removed widget only when the next frame was drawn.
    let focus = surface.context.window?.focusWidget
    if focus.map({ surface.dialog.contains($0) && $0.isMapped }) != true { focusDefault() }
  }

  func hide() {
    surface.hide()
  }

  func update(_ environment: EnvironmentValues) {
    surface.setDirection(environment)
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    surface.beginDismissal(completion: completion)
  }

  func destroy() {
    surface.destroy()
  }

  func update(_ kind: PresentationKind) {
    guard case .alert(let kind) = kind else { return }
    self.kind = kind
    describe()
  }

  func setTitle(_ title: String?) {}

  /// Clicks the cancel button, unless the button is disabled. If there is no cancel button, or if
  /// clicks don't dismiss the alert, requests the dismissal.
  func cancel() -> Bool {
    let button = find(in: slot, \.isCancel).first as? Gtk.Button
    if !kind.isAnsweredByActions, let button {
      if button.isEffectivelySensitive {
        button.click()
      }
    } else {
      onRequest()
    }
    return true
  }

  private func describe() {
    surface.setTitle(kind.title)
    let message = find(in: slot) { $0.hasCSSClass("alert-message") }
      .flatMap { find(in: $0) { $0 is Gtk.Label } }
      .compactMap { ($0 as? Gtk.Label)?.text }
      .joined(separator: "\n")
    surface.dialog.accessibleDescription = message.isEmpty ? nil : message
  }

  /// Sets the answer that Enter clicks. Of the answers that are neither destructive nor the cancel
  /// button, this is the last answer of a row, or the first answer of a column. If there is no such
  /// answer, the cancel button is chosen, or else the last destructive answer. The default answer
  /// remains if the row later becomes a column.
  private func chooseDefault() {
    let answers = find(in: slot, \.isAnswer)
    answers.forEach { $0.removeCSSClass("suggested") }
    let harmless = answers.filter { !$0.isDestructive && !$0.isCancel }
    let isRow = find(in: slot) { $0.hasCSSClass("alert-row") }.first != nil
    let widget =
      (isRow ? harmless.last : harmless.first) ?? answers.first(where: \.isCancel) ?? answers.last
    if !(widget?.isDestructive ?? true), !(widget?.isCancel ?? true) {
      widget?.addCSSClass("suggested")
    }
    layers.defaultWidget = widget
  }

  /// Moves the focus to the first field, or otherwise to the default answer.
  private func focusDefault() {
    let fields = find(in: slot) { $0.hasCSSClass("alert-fields") }.first
    if fields?.focusFirst() == true { return }
    let isFocused = InitialFocus.move { layers.defaultWidget?.grabFocus() ?? false }
    // The default answer can be disabled.
    if !isFocused, !slot.focusFirst() { surface.focusFrame() }
  }

  private func find(in widget: Widget, _ isIncluded: (Widget) -> Bool) -> [Widget] {
    guard widget.isVisible else { return [] }
    return (isIncluded(widget) ? [widget] : [])
      + widget.children.flatMap { find(in: $0, isIncluded) }
  }
}
