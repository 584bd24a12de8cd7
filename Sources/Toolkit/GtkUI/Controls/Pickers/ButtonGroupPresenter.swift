import Gtk

/// A presenter that shows the options as buttons. The button of the selected option is pressed or
/// checked.
final class ButtonGroupPresenter: PickerPresenter {
  /// The style class of radio buttons that are rows of a form.
  static let rowsClass = "choices"

  /// The arrangement of the buttons.
  enum Arrangement {
    /// Joined buttons side by side.
    case segments
    /// A column of radio buttons.
    case column
    /// A column of radio buttons that fill the row of a form.
    case rows
  }

  private enum Button {
    case segment(ToggleButton)
    case radio(CheckButton)
  }

  private struct Option {
    let button: Button
    let bin: Bin
    weak var node: AnyNode?

    @MainActor var widget: Widget {
      switch button {
      case .segment(let button): button
      case .radio(let button): button
      }
    }
  }

  private let box: Box
  private var options: [Option] = []
  private var isUpdating = false
  /// A button that is never shown. The button is the active member of the group while no option is
  /// selected.
  private let unselectedButton: Button
  var onSelect: @MainActor (Int) -> Void = { _ in }

  init(_ arrangement: Arrangement) {
    switch arrangement {
    case .segments:
      box = Box(orientation: .horizontal)
      box.addCSSClass("linked")
      box.addCSSClass("segmented")
      unselectedButton = .segment(ToggleButton())
    case .column:
      box = Box(orientation: .vertical, spacing: 6)
      box.addCSSClass("radio-group")
      unselectedButton = .radio(CheckButton())
    case .rows:
      box = Box(orientation: .vertical)
      box.addCSSClass(Self.rowsClass)
      box.hexpand = true
      unselectedButton = .radio(CheckButton())
    }
    box.accessibleRole = .radioGroup
  }

  var widget: Widget { box }

  func show(_ nodes: [AnyNode]) {
    isUpdating = true
    defer { isUpdating = false }
    var old = options
    let placed = old.map(\.widget)
    options = nodes.map { node in
      if let index = old.firstIndex(where: { $0.node === node }) {
        return old.remove(at: index)
      }
      return makeOption(for: node)
    }
    for option in old { option.bin.setChildren([]) }
    for (option, node) in zip(options, nodes) {
      option.bin.setChildren(node.widgets)
      option.widget.setLabelledBy(option.bin.labels)
    }
    box.splice(options.map(\.widget), replacing: placed)
  }

  func select(_ index: Int?) {
    isUpdating = true
    defer { isUpdating = false }
    let selectedButton = index.flatMap { options.indices.contains($0) ? options[$0].button : nil }
    if index == nil { setActive(unselectedButton, true) }
    if let selectedButton, !isActive(selectedButton) { setActive(selectedButton, true) }
  }

  private func makeOption(for node: AnyNode) -> Option {
    let bin = Bin()
    let button: Button
    switch unselectedButton {
    case .segment(let first):
      let toggle = ToggleButton(child: bin)
      toggle.setGroup(first)
      toggle.onToggled { [weak self, weak toggle] in
        if toggle?.isActive == true { self?.didActivate(toggle) }
      }
      button = .segment(toggle)
    case .radio(let first):
      let check = CheckButton()
      check.setRadioRole()
      check.child = bin
      check.setGroup(first)
      check.onToggled { [weak self, weak check] in
        if check?.isActive == true { self?.didActivate(check) }
      }
      button = .radio(check)
    }
    return Option(button: button, bin: bin, node: node)
  }

  private func didActivate(_ widget: Widget?) {
    guard !isUpdating, let index = options.firstIndex(where: { $0.widget === widget }) else {
      return
    }
    onSelect(index)
  }

  private func isActive(_ button: Button) -> Bool {
    switch button {
    case .segment(let button): button.isActive
    case .radio(let button): button.isActive
    }
  }

  private func setActive(_ button: Button, _ isActive: Bool) {
    switch button {
    case .segment(let button): button.isActive = isActive
    case .radio(let button): button.isActive = isActive
    }
  }
}
