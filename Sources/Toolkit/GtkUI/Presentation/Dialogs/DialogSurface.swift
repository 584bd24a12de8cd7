import Gtk

/// A surface that shows a sheet or an alert: a layer inside the window of the presenting view, or a
/// window of its own.
@MainActor
protocol DialogSurface: AnyObject {
  /// The window context of the content.
  var context: WindowContext { get }

  /// The widget with the accessible role, the accessible name and the style class of the dialog.
  var dialog: Widget { get }

  /// Whether the dialog is a separate window. The dialogs that the content presents are then
  /// separate windows, too.
  var isSeparateWindow: Bool { get }

  /// The maximum size of the content, in pixels.
  var room: (width: Int, height: Int) { get }

  /// Called after the first layout, in which the widgets have their style, and when ``room`` has
  /// changed, before the window is drawn.
  var onRoomChange: @MainActor () -> Void { get set }

  /// Called when the user requests the dismissal by Escape or by the close button, and no page can
  /// be popped.
  var onCancel: @MainActor () -> Void { get set }

  /// Called when the surface was destroyed, possibly together with the window of the presenting
  /// view.
  var onDestroy: @MainActor () -> Void { get set }

  /// Sets the title, which is also the accessible name. If the title is empty, the name of the
  /// window of the presenting view is used.
  func setTitle(_ title: String)

  /// Sets a width for content that fills the available width, and limits of the natural size.
  /// Otherwise, the dialog has the natural size of its content. A dialog with a width that is a
  /// window of its own has the maximum height, because the user can resize the window.
  func setSize(width: Int?, minWidth: Int?, minHeight: Int, maxHeight: Int)

  /// Sets the text direction.
  func setDirection(_ environment: EnvironmentValues)

  /// Shows the dialog above all other dialogs. If the dialog was hidden, the focus returns to the
  /// widget that had the focus. If the dialog then doesn't contain the focus, the caller moves the
  /// focus into the dialog.
  func show()

  /// Moves the focus to the first item in the header, or otherwise to the dialog itself. Called if
  /// no widget of the content can have the focus.
  func focusFrame()

  /// Hides the dialog immediately.
  func hide()

  /// Hides the dialog with a transition, and calls `completion` at the end of the transition. The
  /// user can't use the dialog during the transition.
  func beginDismissal(completion: @escaping @MainActor () -> Void)

  /// Removes the dialog, which can't be shown again.
  func destroy()
}

extension DialogPlacement {
  /// Creates the surface of a dialog above the content of a window.
  ///
  /// - Parameters:
  ///   - kind: The kind of the dialog.
  ///   - context: The context of the window of the presenting view, or `nil` if there is no such
  ///     window. The dialog is then a separate window.
  ///   - header: The header of the dialog, or `nil`.
  ///   - layers: The content of the dialog.
  ///
  /// - Returns: A layer inside the window, or a separate window.
  @MainActor
  func makeSurface(
    _ kind: DialogKind,
    in context: WindowContext?,
    header: WindowHeader?,
    layers: WindowLayers
  ) -> any DialogSurface {
    // An open popover is above everything in its window, and keeps the keyboard.
    guard self == .insideWindow, let window = context?.window, let dialogs = context?.dialogs,
      !window.hasOpenPopover
    else {
      return DialogWindow(above: context?.window, header: header, layers: layers)
    }
    return DialogLayer(kind, in: dialogs, of: window, header: header, layers: layers)
  }
}
