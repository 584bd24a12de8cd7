import Gtk

/// Gives what is presented its size: as large as it wants to be, if there is room; else it scrolls.
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

  /// Whether what is presented takes all the height that it gets, as a list does. Then it has no
  /// size of its own.
  var fillsHeight: Bool { slot.expands(.vertical) }

  /// Says how large it may become.
  func limit(width: Int, height: Int) {
    // What doesn't scroll sideways would be as wide as it wants to be.
    if !fillsHeight { slot.maximumWidth = width }
    widget.maxContentWidth = width
    widget.maxContentHeight = height
    // What can't be made narrow enough scrolls sideways as well.
    widget.policy = (
      slot.measure(.horizontal).minimum > width ? .automatic : .never, .automatic
    )
  }
}

extension Gtk.Window {
  /// How large what is presented over the window may become, so that it looks like a part of it: no
  /// wider than the window, within reason, and no larger than the monitor.
  var sizeForPresented: (width: Int, height: Int) {
    let monitor = monitorSize ?? (width: 1024, height: 768)
    return (
      min(max(sizeToBe.width, 360), monitor.width - 40),
      max(monitor.height - 160, 200)
    )
  }

  /// The size that the window has or, before the desktop has given it that, is going to have.
  var sizeToBe: (width: Int, height: Int) {
    // GTK keeps the default size in line with the size that the window is given.
    let size = isMaximized ? (width: nil, height: nil) : defaultSize
    return (size.width ?? allocatedWidth, size.height ?? allocatedHeight)
  }
}
