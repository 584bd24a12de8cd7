import CGtk

extension ListView {
  /// The indices of the selected rows, in order. O(number of selected rows).
  ///
  /// Setting the property selects these rows and unselects all others. Indices without a row are
  /// ignored. In the mode `single`, only the first index is used. In the mode `none`, setting the
  /// property has no effect.
  public var selectedIndices: [Int] {
    get { model.selectedPositions(in: 0..<count) }
    set {
      let count = count
      var newSelection = newValue.filter { (0..<count).contains($0) }
      if selectionMode == .single { newSelection = Array(newSelection.prefix(1)) }
      guard let selected = gtk_bitset_new_empty(), let mask = gtk_bitset_new_range(0, guint(count))
      else { return }
      defer {
        gtk_bitset_unref(selected)
        gtk_bitset_unref(mask)
      }
      for index in newSelection {
        gtk_bitset_add(selected, guint(index))
      }
      _ = model.select(selected, mask: mask, isComplete: true)
    }
  }

  /// Returns the indices of the selected rows in a range, in order. O(number of selected rows).
  public func selectedIndices(in range: Range<Int>) -> [Int] {
    model.selectedPositions(in: range)
  }

  /// Calls `handler` when the user or the program has changed the selection.
  ///
  /// The handler is not called when selected rows move or are removed.
  @discardableResult
  public func onSelectionChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    let (box, closure) = SignalBox.makeClosure { _, _ in handler() }
    g_signal_connect_closure(
      UnsafeMutableRawPointer(modelObject.pointer),
      "selection-changed",
      closure,
      false.gboolean
    )
    return SignalConnection(box)
  }
}
