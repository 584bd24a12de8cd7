import CGtk

/// Shows the one of several texts that is chosen, and all of them when it is clicked.
///
/// **Accessibility.** The role is `comboBox`; give it a name.
@MainActor
public final class DropDown: Widget {
  public init(_ options: [String] = []) {
    self.options = options
    super.init(gtk_drop_down_new(nil, nil))
    onSelectedChanged { [weak self] in self?.nameButton() }
    directRows()
    optionsDidChange()
  }

  /// Has rows run the way that the widget does. They are made when they are first shown, and GTK hands
  /// the direction down to nobody.
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

  /// What there is to choose from. Setting it chooses the first.
  public var options: [String] {
    didSet { optionsDidChange() }
  }

  private func optionsDidChange() {
    let list = gtk_string_list_new(nil)
    for option in options { gtk_string_list_append(list, option) }
    DropDownDeselection.setModel(list, of: opaque)
    // The widget keeps a reference of its own.
    if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
    nameButton()
  }

  /// What is chosen is drawn within the button by other widgets, which don't name it.
  private func nameButton() {
    let text = selected.flatMap { options.indices.contains($0) ? options[$0] : nil }
    focusPart?.accessibleLabel = text ?? ""
    accessibleValueText = text
  }

  /// The position of what is chosen, or nil for nothing.
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

  /// Whether there is a field to search the options with.
  public var isSearchable: Bool {
    get { gtk_drop_down_get_enable_search(opaque).isTrue }
    set {
      guard newValue != isSearchable else { return }
      gtk_drop_down_set_enable_search(opaque, newValue.gboolean)
    }
  }

  /// ``selected`` changed, by the user or by the program.
  @discardableResult
  public func onSelectedChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("selected", handler)
  }
}
