import ComposableArchitecture
import ShortText

extension AlertState where Action == ImportFeature.Action.Alert {
  /// Returns an alert for a file of which no row can be imported.
  static func fileNotImported(_ name: String, _ reason: String) -> Self {
    Self {
      TextState(verbatim: "“\(name.shortened)” can't be imported")
    } message: {
      TextState(verbatim: "\(reason) No item was imported.")
    }
  }

  /// Returns an alert for items that can't be inserted.
  static func itemsNotImported(_ reason: String) -> Self {
    Self {
      TextState("The items can't be imported")
    } message: {
      TextState(verbatim: "\(reason) No item was imported.")
    }
  }

  /// An alert for names that have been used since the rows were checked.
  static let namesAreUsed = Self {
    TextState("The items have changed")
  } message: {
    TextState(
      """
      Items with the names of some rows were added. These rows now have errors. No item was imported.
      """
    )
  }
}
