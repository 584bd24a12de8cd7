import Gtk

extension Widget {
  /// The alert that is presented above the window or the dialog, or `nil`.
  public var alert: Widget? { presented.first { $0.accessibleRole == .alertDialog } }

  /// The sheet that is presented above the window or the dialog, or `nil`.
  public var sheet: Widget? { presented.first { $0.accessibleRole == .dialog } }

  /// The popover that is presented in the widget, or `nil`. If several popovers are presented, the
  /// last popover.
  public var presentedPopover: Popover? {
    visibleDescendants.last { ($0 as? Popover)?.isMapped == true } as? Popover
  }

  /// Requests the closing of the window of the widget, like a click on the close button, and waits
  /// until GTK has settled. If the window contains a dialog, the dismissal of the topmost dialog is
  /// requested.
  public func requestClose() {
    (root as? Gtk.Window)?.close()
    GtkTesting.settle()
  }

  /// The title of the window or of the dialog, which is its accessible name.
  public var dialogTitle: String? { accessibleLabel }

  /// The header of the window or of the dialog, or `nil` if there is no header. If the headers of a
  /// split view replace the header, the result is the header of the first visible column.
  public var headerBar: HeaderBar? {
    let above = presented
    let bars = all(HeaderBar.self).filter { bar in !above.contains { $0.contains(bar) } }
    return bars.first(where: \.isMapped) ?? bars.first
  }

  /// The visible close button in the header of a window or of a dialog, or `nil`.
  public var closeButton: Widget? {
    visibleDescendants.first { $0.hasCSSClass("close") }
  }

  /// The content of the window or of the dialog, below the header.
  public var contentBelowHeader: Widget? {
    if let header = headerBar, !header.isInSplitView { return header.parent?.children.last }
    return (self as? Gtk.Window).map { $0.base ?? $0.child } ?? children.first
  }

  /// The sheets and alerts directly above the window or the dialog: the next dialog inside the
  /// window, or the windows above the window.
  fileprivate var presented: [Widget] {
    guard let window = root as? Gtk.Window else { return [] }
    let dialogs = window.dialogs
    let index = dialogs.firstIndex { $0 === self }
    guard index != nil || self === window else { return [] }
    let next = dialogs.dropFirst(index.map { $0 + 1 } ?? 0).prefix(1)
    guard next.isEmpty else { return Array(next) }
    return Gtk.Window.all.filter { $0.transientFor === window && $0.isVisible }
  }

  /// The widget, and the sheets and alerts above the widget.
  var withPresented: [Widget] { [self] + presented.flatMap(\.withPresented) }

  /// The presentation that blocks the input of the widget: the last modal sheet or alert above the
  /// widget, or `nil`.
  var blocker: Widget? {
    guard let window = root as? Gtk.Window else { return nil }
    let all = window.withPresented.filter { ($0 as? Gtk.Window)?.isModal ?? true }
    guard let last = all.last, last !== window, !last.contains(self) else { return nil }
    return last
  }
}

extension Widget {
  fileprivate var isInSplitView: Bool {
    var widget: Widget? = self
    while let current = widget {
      if current.hasCSSClass("split-view") { return true }
      widget = current.parent
    }
    return false
  }
}

extension Gtk.Window {
  /// The popover that is presented in the window, or `nil`. See ``Gtk/Widget/presentedPopover``.
  public var popover: Popover? { presentedPopover }

  /// The window, and the windows above the window.
  var withWindowsAbove: [Gtk.Window] { withPresented.compactMap { $0 as? Gtk.Window } }

  /// The dialogs inside the window, the topmost dialog last.
  fileprivate var dialogs: [Widget] {
    visibleDescendants.filter {
      $0.hasCSSClass("dialog-frame") && $0.isMapped
        && $0.parent?.hasCSSClass("dialog-closing") != true
    }
  }

  /// The content with the header.
  fileprivate var base: Widget? { visibleDescendants.first { $0.hasCSSClass("window-base") } }
}
