import Gtk

extension Gtk.Window {
  /// The alert that is shown above the window, if any.
  public var alert: Gtk.Window? { presented.first { $0.accessibleRole == .alertDialog } }

  /// The sheet that is shown above the window, if any.
  public var sheet: Gtk.Window? { presented.first { $0.accessibleRole == .dialog } }

  /// The popover that is shown in the window, if any: the last, where there are more.
  public var popover: Popover? {
    visibleDescendants.last { ($0 as? Popover)?.isMapped == true } as? Popover
  }

  /// Presses Escape where the focus is, and lets GTK settle. Says whether something came of it.
  @discardableResult
  public func pressEscape() -> Bool {
    // The focus of a window without any is the window.
    var chain: [Widget] = []
    var next: Widget? = focusWidget ?? self
    while let widget = next {
      chain.append(widget)
      next = widget.parent
    }
    let isHandled =
      chain.reversed().contains { $0.pressKey(.escape, in: .capture) }
      || chain.contains { $0.pressKey(.escape, in: .bubble) }
    GtkTesting.settle()
    return isHandled
  }

  /// Asks the window to close, as its close button and the desktop do, and lets GTK settle.
  public func requestClose() {
    close()
    GtkTesting.settle()
  }

  private var presented: [Gtk.Window] {
    Gtk.Window.all.filter { $0.transientFor === self && $0.isVisible }
  }
}
