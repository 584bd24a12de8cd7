import CGtk

extension ListView {
  /// The rows that are selected, in order. O(number of them). Setting it selects these and no
  /// others; one that there isn't is left out.
  public var selectedIndices: [Int] {
    get {
      let bitset = gtk_selection_model_get_selection(selection)
      defer { gtk_bitset_unref(bitset) }
      let count = gtk_bitset_get_size(bitset)
      return (0..<count).map { Int(gtk_bitset_get_nth(bitset, guint($0))) }
    }
    set {
      let wanted = newValue.filter { (0..<count).contains($0) }
      switch selectionMode {
      case .none:
        break
      case .single:
        gtk_single_selection_set_selected(
          selection,
          wanted.first.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
        )
      case .multiple:
        let bitset = gtk_bitset_new_empty()
        let mask = gtk_bitset_new_range(0, guint(count))
        defer {
          gtk_bitset_unref(bitset)
          gtk_bitset_unref(mask)
        }
        for index in wanted {
          gtk_bitset_add(bitset, guint(index))
        }
        gtk_selection_model_set_selection(selection, bitset, mask)
      }
    }
  }

  /// Other rows are selected than before, or none, whoever did it.
  @discardableResult
  public func onSelectionChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    let (box, closure) = SignalBox.makeClosure { _, _ in handler() }
    g_signal_connect_closure(
      UnsafeMutableRawPointer(selection),
      "selection-changed",
      closure,
      false.gboolean
    )
    return SignalConnection(box)
  }
}
