import Gtk

/// An object that shows the options of a picker in a widget.
@MainActor
protocol PickerPresenter: AnyObject {
  var widget: Widget { get }

  /// Called with the position of the option that the user has selected. Not called by
  /// ``select(_:)``.
  var onSelect: @MainActor (Int) -> Void { get set }

  /// Replaces the options that the widget shows. Each node is the node of an option.
  func show(_ options: [AnyNode])

  /// Shows the option at `index` as selected, or no option if `index` is `nil`.
  func select(_ index: Int?)
}
