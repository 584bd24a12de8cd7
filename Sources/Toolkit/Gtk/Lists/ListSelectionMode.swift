import CGtk

/// How many rows of a list can be selected.
public enum ListSelectionMode: Sendable {
  case none
  /// One, or none at all.
  case single
  /// Any number: Control and Shift add to what is selected, Control+A selects all.
  case multiple

  /// A model of what is selected of another, whose reference it takes over.
  func makeModel(of model: OpaquePointer) -> OpaquePointer? {
    switch self {
    case .none:
      return gtk_no_selection_new(model)
    case .single:
      let selection = gtk_single_selection_new(model)
      gtk_single_selection_set_autoselect(selection, false.gboolean)
      gtk_single_selection_set_can_unselect(selection, true.gboolean)
      return selection
    case .multiple:
      return gtk_multi_selection_new(model)
    }
  }
}
