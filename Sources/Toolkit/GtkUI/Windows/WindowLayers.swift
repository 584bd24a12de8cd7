import Gtk

/// The content of a window, and the covers above the content. The layers are placed below the
/// header of the window.
///
/// When the transition of a cover has finished, the layers below the cover are hidden, so that
/// neither the Tab key nor a screen reader reaches these layers.
@MainActor
final class WindowLayers {
  let widget: Overlay

  /// The widget that Enter activates, unless the focused widget handles Enter. The reference is
  /// weak, because a view can be removed while the window is open.
  weak var defaultWidget: Widget? {
    didSet { onDefaultChange() }
  }

  /// Called when ``defaultWidget`` was set.
  var onDefaultChange: @MainActor () -> Void = {}

  private let content: Widget
  private var covers: [(widget: Widget, isCovering: Bool)] = []

  init(content: Widget) {
    self.content = content
    widget = Overlay(child: content)
  }

  func add(_ cover: Widget) {
    covers.append((cover, false))
    widget.addOverlay(cover)
    // The overlay includes the cover when the overlay is measured.
    widget.setMeasures(cover, true)
  }

  /// Sets whether the cover hides the layers below the cover.
  func setCovering(_ cover: Widget, _ isCovering: Bool) {
    guard let index = covers.firstIndex(where: { $0.widget === cover }) else { return }
    covers[index].isCovering = isCovering
    updateVisibility()
  }

  func remove(_ cover: Widget) {
    guard let index = covers.firstIndex(where: { $0.widget === cover }) else { return }
    covers.remove(at: index)
    updateVisibility()
    widget.removeOverlay(cover)
  }

  private func updateVisibility() {
    var isCovered = false
    for (cover, isCovering) in covers.reversed() {
      cover.isVisible = !isCovered
      isCovered = isCovered || isCovering
    }
    content.isVisible = !isCovered
  }
}
