import Gtk

/// A dialog inside a window.
@MainActor
protocol WindowDialog: AnyObject {
  /// The layer with the dialog, which covers the window.
  var widget: DialogOverlay { get }

  /// The window context of the content.
  var context: WindowContext { get }

  /// The layers of the content.
  var layers: WindowLayers { get }

  /// Called when the user requests the dismissal.
  var onCancel: @MainActor () -> Void { get }
}
