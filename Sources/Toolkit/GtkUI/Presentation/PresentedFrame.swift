import Gtk

/// A frame that limits the size of the content of a presentation. The content has its natural size
/// if there is enough space. Otherwise the content scrolls.
@MainActor
struct PresentedFrame {
  let slot = Bin()
  let widget = ScrolledWindow()

  init() {
    widget.policy = (.never, .automatic)
    widget.propagatesNaturalWidth = true
    widget.propagatesNaturalHeight = true
    widget.child = slot
  }

  /// Whether the content fills the available height, as a list does. Such content has no height of
  /// its own.
  var fillsHeight: Bool { slot.expands(.vertical) }

  /// Whether the content scrolls and requests the height of what it shows. Other content that fills
  /// the available height, such as a text editor or a shape, requests no useful height.
  var isMeasured: Bool {
    slot.hasDescendant { ($0 as? ScrolledWindow)?.propagatesNaturalHeight == true }
  }

  /// Sets the maximum size.
  func limit(width: Int, height: Int) {
    // GTK rejects a maximum that is less than the minimum.
    if let minimum = widget.minContentWidth, minimum > width { widget.minContentWidth = width }
    // Content with its own height must not be wider than the frame.
    if !fillsHeight { slot.maximumWidth = width }
    widget.maxContentWidth = width
    widget.maxContentHeight = height
    // Content whose minimum width is too large also scrolls horizontally.
    widget.policy = (
      slot.measure(.horizontal).minimum > width ? .automatic : .never, .automatic
    )
  }
}

extension Gtk.Window {
  /// The maximum size of a presentation above the window. Unless the window is very narrow, the
  /// presentation is not wider than the window, so that the presentation looks like a part of the
  /// window. Unless the monitor is very small, the maximum size is smaller than the monitor.
  var sizeForPresented: (width: Int, height: Int) {
    let monitor = monitorSize ?? (width: 1024, height: 768)
    return (
      min(max(expectedSize.width, 360), monitor.width - 40),
      max(monitor.height - 160, 200)
    )
  }
}
