import ComposableArchitecture

extension InventoryFeature {
  /// The features that the list presents.
  @Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
  public enum Destination {
    /// A sheet that adds an item. The sheet adds a copy of an item if a link or a session presents
    /// the form, because the list need not show the row of the item.
    case add(ItemFormFeature)

    /// A question.
    case alert(AlertState<Alert>)

    /// A question about several items.
    case confirmationDialog(ConfirmationDialogState<Dialog>)

    /// A popover that adds a copy of an item. The popover points to the row of the item.
    case duplicate(ItemFormFeature)

    /// A page that edits an item.
    case edit(ItemFormFeature)

    /// A sheet that exports all items to a file.
    case exportItems(ExportFeature)

    /// A sheet that imports items from a file.
    case importItems(ImportFeature)

    /// A full-screen label of an item, for printing.
    case label(LabelFeature)

    /// The actions of the alerts.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user confirms the deletion of an item.
      case deleteButtonTapped(Item.ID)
    }

    /// The actions of the confirmation dialog.
    @CasePathable
    public enum Dialog: Equatable, Sendable {
      /// The user confirms the deletion of all items that are out of stock.
      case clearOutOfStockButtonTapped
    }
  }
}

extension InventoryFeature.Destination.State {
  /// Whether another destination would discard an unsaved change, or cancel an import or an export.
  var isUnfinished: Bool {
    form?.isChanged == true || isTransferring
  }

  /// Whether items are imported or exported. An import whose rows are checked is also running,
  /// because the user has not decided about the rows.
  var isTransferring: Bool {
    switch self {
    case .importItems(let state):
      switch state.phase {
      case .checking, .checked, .importing, .cancelling: true
      case .imported, .failed: false
      }
    case .exportItems(let state):
      switch state.phase {
      case .exporting, .cancelling: true
      case .exported, .failed: false
      }
    default: false
    }
  }

  /// The state of the form, or `nil`.
  var form: ItemFormFeature.State? {
    switch self {
    case .add(let form), .duplicate(let form), .edit(let form): form
    case .alert, .confirmationDialog, .exportItems, .importItems, .label: nil
    }
  }
}
