/// The title of an alert, and the effect of its answers.
package struct AlertKind {
  /// The title, which is usually a question.
  let title: String

  /// Whether only the action of a button, or the action for Escape, dismisses the alert. If
  /// `false`, the dismissal is also requested after each answer.
  let isAnsweredByActions: Bool
}
