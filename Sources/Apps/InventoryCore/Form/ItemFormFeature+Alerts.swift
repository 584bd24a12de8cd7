import ComposableArchitecture

extension AlertState where Action == ItemFormFeature.Action.Alert {
  /// An alert that asks whether to discard the changes of an item.
  static let discardChanges = Self {
    TextState("Discard changes?")
  } actions: {
    ButtonState(role: .destructive, action: .discardButtonTapped) {
      TextState("Discard")
    }
    ButtonState(role: .cancel) {
      TextState("Keep editing")
    }
  } message: {
    TextState("The changes of this item are not saved.")
  }

  /// Returns an alert for a picture that can't be stored.
  static func pictureNotStored(_ reason: String) -> Self {
    Self {
      TextState("The picture can't be stored")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert for an item that can't be saved.
  static func itemNotSaved(_ reason: String) -> Self {
    Self {
      TextState("The item can't be saved")
    } message: {
      TextState(verbatim: reason)
    }
  }
}
