import Gtk

/// The bar at the top of a window: what leads back, a title, and what views put there.
@MainActor
final class WindowHeader {
  let bar = HeaderBar()
  private let label = Gtk.Label()
  private let slots: HeaderSlots

  init() {
    label.addCSSClass("title")
    label.ellipsize = .end
    label.hasTabularFigures = true
    slots = HeaderSlots(bar, title: label)
  }

  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// Shows what the views in a window have for its header, apart from the title.
  func follow(_ context: WindowContext) {
    context.onBackControlChange = { [weak slots] in slots?.setBackControl($0) }
    context.onSubtitleChange = { [weak slots] in slots?.setSubtitle($0) }
    context.onToolbarChange = { [weak slots] in slots?.setItems($0) }
  }
}

extension WindowHeader {
  /// Where the close button goes in a window that must have one, whatever the desktop has: `nil` for
  /// where the desktop has it.
  static var layoutWithCloseButton: String? {
    let layout = Settings.default?.decorationLayout ?? ""
    return layout.contains("close") ? nil : ":close"
  }
}
