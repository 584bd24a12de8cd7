import Gtk

extension Gtk.Window {
  /// The alert that is presented above the window, or `nil`.
  public var alert: Gtk.Window? { presented.first { $0.accessibleRole == .alertDialog } }

  /// The sheet that is presented above the window, or `nil`.
  public var sheet: Gtk.Window? { presented.first { $0.accessibleRole == .dialog } }

  /// The popover that is presented in the window, or `nil`. If several popovers are presented, the
  /// last popover.
  public var popover: Popover? {
    visibleDescendants.last { ($0 as? Popover)?.isMapped == true } as? Popover
  }

  /// Requests the closing of the window, like a click on the close button, and waits until GTK has
  /// settled.
  public func requestClose() {
    close()
    GtkTesting.settle()
  }

  private var presented: [Gtk.Window] {
    Gtk.Window.all.filter { $0.transientFor === self && $0.isVisible }
  }

  /// The presentation that blocks the input of the window: the last modal sheet or alert above the
  /// window, or `nil`.
  var blocker: Gtk.Window? { withPresented.last { $0 !== self && $0.isModal } }

  /// The window, and the windows that are presented above the window.
  var withPresented: [Gtk.Window] {
    [self] + presented.flatMap(\.withPresented)
  }

  /// The window that receives keys: the last of the presented windows, or this window if no window
  /// is presented.
  var topmost: Gtk.Window { withPresented.last ?? self }
}
