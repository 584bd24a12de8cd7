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

  /// Asks the window to close, as its close button and the desktop do, and lets GTK settle.
  public func requestClose() {
    close()
    GtkTesting.settle()
  }

  private var presented: [Gtk.Window] {
    Gtk.Window.all.filter { $0.transientFor === self && $0.isVisible }
  }

  /// What keeps a person from using the window: the last of the sheets and alerts above it.
  var blocker: Gtk.Window? { withPresented.last { $0 !== self && $0.isModal } }

  /// The window, and what is presented above it.
  var withPresented: [Gtk.Window] {
    [self] + presented.flatMap(\.withPresented)
  }

  /// The window that has the keyboard: the last of those presented.
  var topmost: Gtk.Window { withPresented.last ?? self }
}
