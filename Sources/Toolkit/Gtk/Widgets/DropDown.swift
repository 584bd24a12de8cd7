import CGtk

/// A widget that shows the selected option, and lists all options when the widget is clicked.
///
/// **Accessibility.** The role is `comboBox`. Set an `accessibleLabel`.
@MainActor
public final class DropDown: Widget {
  /// Creates a widget whose first option is selected. If there are no options, no option is
  /// selected.
  public init(_ options: [String] = []) {
    self.options = options
    super.init(gtk_drop_down_new(nil, nil))
    onSelectedChanged { [weak self] in self?.nameButton() }
    directRows()
    optionsDidChange()
  }

  override var focusPart: Widget? { firstChild }

  /// Applies the layout direction of the widget to its rows. GTK creates the rows when they are
  /// first shown, and does not propagate the direction to descendants.
  private func directRows() {
    guard let pointer = gtk_drop_down_get_factory(opaque) else { return }
    let factory = Object(UnsafeMutableRawPointer(pointer), transfer: .none)
    factory.connect(
      "bind",
      arguments: { [weak self] arguments in
        let item: SignalObject = arguments(0)
        guard let self, let pointer = item.pointer,
          let row = Widget.wrapping(gtk_list_item_get_child(OpaquePointer(pointer)))?.parent
        else { return }
        if row.direction != direction { row.setDirectionThroughout(direction) }
      }
    )
  }

  /// The options. Setting the property selects the first option.
  public var options: [String] {
    didSet { optionsDidChange() }
  }

  private func optionsDidChange() {
    let list = gtk_string_list_new(nil)
    for option in options { gtk_string_list_append(list, ShownText.title(option)) }
    DropDownDeselection.setModel(list, of: opaque)
    // The widget retains the list with a reference of its own.
    if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
    nameButton()
  }

  /// Sets the name of the inner button. The widgets that draw the selected option in the button
  /// don't name the button.
  private func nameButton() {
    let text = selected.flatMap { options.indices.contains($0) ? options[$0] : nil }
    focusPart?.accessibleLabel = text ?? ""
    accessibleValueText = text
  }

  /// The index of the selected option, or `nil` if no option is selected.
  public var selected: Int? {
    get {
      let selected = gtk_drop_down_get_selected(opaque)
      return selected == GTK_INVALID_LIST_POSITION ? nil : Int(selected)
    }
    set {
      gtk_drop_down_set_selected(
        opaque,
        newValue.map { guint(clamping: $0) } ?? GTK_INVALID_LIST_POSITION
      )
    }
  }

  /// Whether the list of options contains a search field.
  public var isSearchable: Bool {
    get { gtk_drop_down_get_enable_search(opaque).isTrue }
    set {
      guard newValue != isSearchable else { return }
      gtk_drop_down_set_enable_search(opaque, newValue.gboolean)
    }
  }

  /// Calls `handler` when the user or the program changes ``selected``.
  @discardableResult
  public func onSelectedChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("selected", handler)
  }
}
