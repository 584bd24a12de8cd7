import Gtk

/// A presenter that shows the texts of the options in a drop-down list.
final class DropDownPresenter: PickerPresenter {
  private let dropDown = DropDown()
  private var isShowing = false
  var onChosen: @MainActor (Int) -> Void = { _ in }

  /// The number of options from which on the list has a search field, because typing is then faster
  /// than scrolling.
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
