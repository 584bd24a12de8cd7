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
    widget.maxContentWidth = width
    widget.maxContentHeight = height
    // What can't be made narrow enough scrolls sideways as well.
    widget.policy = (
      slot.measure(.horizontal).minimum > width ? .automatic : .never, .automatic
    )
  }
}
