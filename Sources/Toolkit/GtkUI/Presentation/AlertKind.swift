/// The title of an alert, and the effect of its answers.
package struct AlertKind {
  /// The question.
  let title: String

  /// Whether only the actions of the buttons, and the action for Escape, dismiss the alert.
  /// Otherwise the dismissal is requested after each answer.
  let isAnsweredByActions: Bool
}
