import ComposableArchitecture
import ShortText

extension AlertState where Action == InventoryFeature.Destination.Alert {
  /// Returns an alert that asks whether to delete an item.
  static func delete(_ item: ItemSummary) -> Self {
    Self {
      TextState(verbatim: "Delete “\(item.name.shortened)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteButtonTapped(item.id)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("You can undo the deletion until the app exits.")
    }
  }
}

extension AlertState where Action == InventoryFeature.Action.Alert {
  /// An alert for an item that another window or process has deleted.
  static let itemIsMissing = Self {
    TextState("The item does not exist")
  } message: {
    TextState("The item has been deleted.")
  }

  /// An alert that informs that no item is out of stock.
  static let nothingIsOutOfStock = Self {
    TextState("Nothing is out of stock")
  }

  /// Returns an alert for an error of the database.
  static func failure(of operation: InventoryFeature.FailedOperation, _ reason: String) -> Self {
    Self {
      switch operation {
      case .read: TextState("The items can't be read")
      case .delete: TextState("The items can't be deleted")
      case .undo: TextState("The deletion can't be undone")
      }
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert for a link that can't be opened. Such a link does not change the state.
  static func invalidLink(_ reason: String) -> Self {
    Self {
      TextState("The link can't be opened")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// An alert for a link that would cancel an import or an export.
  static let transferIsRunning = invalidLink(
    "Items are being imported or exported. Finish or cancel the import or export first."
  )

  /// Returns an alert for the file of a database that can't be used and was moved aside.
  public static func databaseReplaced(_ reason: String) -> Self {
    Self {
      replacedTitle
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Whether the alert informs about the file of a database that was moved aside.
  var isAboutReplacedDatabase: Bool { title == Self.replacedTitle }

  private static var replacedTitle: TextState { TextState("The inventory can't be read") }
}

extension ConfirmationDialogState where Action == InventoryFeature.Destination.Dialog {
  /// Returns a dialog that asks whether to delete all items that are out of stock.
  static func clearOutOfStock(_ count: Int) -> Self {
    Self(titleVisibility: .visible) {
      TextState(
        verbatim: count == 1
          ? "Delete 1 item that is out of stock?"
          : "Delete \(count) items that are out of stock?"
      )
    } actions: {
      ButtonState(role: .destructive, action: .clearOutOfStockButtonTapped) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("You can undo the deletion until the app exits.")
    }
  }
}
