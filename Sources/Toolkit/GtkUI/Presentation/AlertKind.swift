/// How an alert is called, and what answering it means.
package struct AlertKind {
  /// What it asks.
  let title: String

  /// Whether its buttons and Escape do no more than their actions say, which then see to it that it
  /// is closed. Else it is asked to leave after each.
  let isAnsweredByActions: Bool
}
