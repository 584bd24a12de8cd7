import Gtk

/// The bar at the top of a window: what leads back, and a title.
@MainActor
final class WindowHeader {
  let bar = HeaderBar()
  private let label = Label()
  private weak var backControl: Widget?

  init() {
    label.addCSSClass("title")
    label.ellipsize = .end
    label.hasTabularFigures = true
    bar.titleWidget = label
  }

  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// Shows what leads back at the start of the bar, instead of what was there.
  func setBackControl(_ control: Widget?) {
    if let backControl {
      bar.remove(backControl)
    }
    backControl = control
    if let control {
      bar.packStart(control)
    }
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
