import ComposableArchitecture
import Foundation
import GtkUI

/// The state of an alert or of a confirmation dialog.
protocol DialogState<Action> {
  associatedtype Action

  var id: UUID { get }
  var title: TextState { get }
  /// Whether the title is visible. A screen reader always speaks the title.
  var visibilityOfTitle: Visibility { get }
  var message: TextState? { get }
  var buttons: [ButtonState<Action>] { get }

  /// The button that is added to the dialog, or `nil`. An "OK" button is added to an alert without
  /// buttons. A "Cancel" button is added to a confirmation dialog without a cancel button.
  @MainActor var implicitButton: (title: String, role: ButtonRole?)? { get }
}

extension AlertState: DialogState {
  var visibilityOfTitle: Visibility { .visible }

  @MainActor var implicitButton: (title: String, role: ButtonRole?)? {
    buttons.isEmpty ? (ToolkitWord.ok.text, nil) : nil
  }
}

extension ConfirmationDialogState: DialogState {
  var visibilityOfTitle: Visibility {
    switch titleVisibility {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }

  @MainActor var implicitButton: (title: String, role: ButtonRole?)? {
    buttons.contains { $0.role == .cancel } ? nil : (ToolkitWord.cancel.text, .cancel)
  }
}

extension DialogState {
  /// Returns whether both states have the same identifier, title and message.
  func matches(_ other: Self) -> Bool {
    id == other.id && title == other.title && message == other.message
  }

  /// Returns the content of the dialog.
  ///
  /// - Parameter answer: Called with the action of the clicked button, or `nil` if the button has
  ///   no action.
  ///
  /// - Returns: The content, whose buttons call `answer`.
  @MainActor
  func content(answer: @escaping @MainActor (Action?) -> Void) -> AlertContent {
    var answers = buttons.map { button in
      AlertContent.Button(String(state: button.label), role: button.role?.buttonRole) {
        button.withAction(answer)
      }
    }
    if let implicitButton {
      answers.append(
        AlertContent.Button(implicitButton.title, role: implicitButton.role) { answer(nil) }
      )
    }
    return AlertContent(
      title: String(state: title),
      titleVisibility: visibilityOfTitle,
      message: message.map { String(state: $0) },
      buttons: answers
    )
  }
}

extension ButtonStateRole {
  fileprivate var buttonRole: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
