import Gtk

/// The widget of a picker, and how it shows options.
@MainActor
protocol PickerPresenter: AnyObject {
  var widget: Widget { get }

  /// A person chose the option at a position. What ``select(_:)`` chooses isn't announced.
  var onChosen: @MainActor (Int) -> Void { get set }

  /// Shows what the nodes show, in the place of what was there before.
  func show(_ options: [AnyNode])

  /// Shows an option as chosen, or none.
  func select(_ index: Int?)
}
