import Gtk

/// Shows the texts of options in a list that drops down.
final class DropDownPresenter: PickerPresenter {
  private let dropDown = DropDown()
  private var isShowing = false
  var onChosen: @MainActor (Int) -> Void = { _ in }

  /// From so many options on it is quicker to type than to look.
  private let searchableCount = 20

  init() {
    dropDown.onSelectedChanged { [weak self] in
      guard let self, !isShowing, let index = dropDown.selected else { return }
      onChosen(index)
    }
  }

  var widget: Widget { dropDown }

  func show(_ options: [AnyNode]) {
    let texts = options.map { $0.textLabels.map(\.text).joined(separator: " ") }
    guard texts != dropDown.options else { return }
    showing {
      dropDown.options = texts
      dropDown.isSearchable = texts.count >= searchableCount
    }
  }

  func select(_ index: Int?) {
    guard dropDown.selected != index else { return }
    showing { dropDown.selected = index }
  }

  private func showing(_ change: () -> Void) {
    isShowing = true
    defer { isShowing = false }
    change()
  }
}
