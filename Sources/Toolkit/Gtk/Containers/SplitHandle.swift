import CGtk

/// An invisible strip above the edge between two columns of a split box. The user drags the strip,
/// or moves it with the keyboard while it has the focus.
///
/// Tab doesn't move the focus to a handle, so that it takes no key to pass it.
@MainActor
final class SplitHandle {
  /// The width in pixels.
  nonisolated static let width: Int32 = 8

  /// The pixels by which an arrow key moves the edge.
  private static let step = 16

  let widget = Box(orientation: .horizontal)
  /// The widget that had the focus before the handle.
  private(set) weak var previousFocus: Widget?

  private let index: Int
  private weak var box: SplitBox?
  /// The width before the keyboard has changed it.
  private var oldWidth: Int?

  /// Creates the handle at the end of a column, and adds it to the box.
  init(_ index: Int, of box: SplitBox) {
    self.index = index
    self.box = box
    widget.accessibleRole = .separator
    widget.addCSSClass("split-handle")
    widget.focusesOnClick = false
    gtk_widget_set_cursor_from_name(widget.widget, "col-resize")
    addPointer()
    addKeys()
    widget.setParent(box)
  }

  /// Moves the focus to the handle.
  func takeFocus(from previous: Widget?) {
    previousFocus = previous
    oldWidth = box?.chosenWidth(at: index)
    widget.isFocusable = true
    widget.grabFocus()
  }

  /// Moves the focus back. Returns whether the focus has moved.
  func returnFocus() -> Bool { previousFocus?.returnFocus() ?? false }

  private func addPointer() {
    let drag = GestureDrag()
    drag.onBegin { [weak drag] _, _ in drag?.setState(.claimed) }
    drag.onUpdate { [weak self] distance, _ in
      // The handle follows the pointer, so the distance is what is still missing.
      self?.move(by: Int(distance.rounded()))
    }
    widget.addController(drag)
    let click = GestureClick()
    click.onPressed { [weak self] presses, _, _ in
      guard let self, presses == 2 else { return }
      box?.restoreWidth(at: index)
    }
    widget.addController(click)
  }

  private func addKeys() {
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, modifiers in
      guard let self, modifiers.forShortcuts.isEmpty else { return false }
      return press(key)
    }
    widget.addController(keys)
    let focus = EventControllerFocus()
    focus.onLeave { [weak self] in self?.widget.isFocusable = false }
    widget.addController(focus)
  }

  private func press(_ key: Key) -> Bool {
    let isMirrored = box?.isMirrored == true
    switch key {
    case .left: move(by: -Self.step)
    case .right: move(by: Self.step)
    case .home: move(by: isMirrored ? Int(Int16.max) : -Int(Int16.max))
    case .end: move(by: isMirrored ? -Int(Int16.max) : Int(Int16.max))
    case .enter: return returnFocus()
    case .escape:
      if let oldWidth { box?.choose(oldWidth, at: index) } else { box?.restoreWidth(at: index) }
      return returnFocus()
    default: return false
    }
    return true
  }

  /// Moves the edge by a distance in pixels, which is positive to the right.
  private func move(by distance: Int) {
    guard let box, distance != 0 else { return }
    let change = box.isMirrored ? -distance : distance
    box.choose(box.width(at: index) + change, at: index)
  }
}
