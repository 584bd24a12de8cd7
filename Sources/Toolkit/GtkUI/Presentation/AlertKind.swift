/// The title of an alert, and the effect of its answers.
package struct AlertKind {
  /// The title, which is usually a question.
  let title: String

  /// Whether a click of an answer only calls the action of the answer. If `false`, the click also
  /// requests the dismissal.
  let isAnsweredByActions: Bool
}
