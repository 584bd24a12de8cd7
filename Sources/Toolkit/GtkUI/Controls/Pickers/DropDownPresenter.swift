import Gtk

/// A presenter that shows the texts of the options in a drop-down list.
final class DropDownPresenter: PickerPresenter {
  private let dropDown = DropDown()
  private var isUpdating = false
  var onSelect: @MainActor (Int) -> Void = { _ in }

  /// The minimum number of options for a search field in the list. In a long list, typing is faster
  /// than scrolling.
  private let searchableCount = 20

  init() {
    dropDown.onSelectedChanged { [weak self] in
      guard let self, !isUpdating, let index = dropDown.selected else { return }
      onSelect(index)
    }
  }

  var widget: Widget { dropDown }

  func show(_ options: [AnyNode]) {
    let texts = options.map { $0.textLabels.map(\.text).joined(separator: " ") }
    guard texts != dropDown.options else { return }
    ignoringSignals {
      dropDown.options = texts
      dropDown.isSearchable = texts.count >= searchableCount
    }
  }

  func select(_ index: Int?) {
    guard dropDown.selected != index else { return }
    ignoringSignals { dropDown.selected = index }
  }

  /// Calls `change`, and ignores the changes of the selection that `change` causes.
  private func ignoringSignals(_ change: () -> Void) {
    isUpdating = true
    defer { isUpdating = false }
    change()
  }
}
