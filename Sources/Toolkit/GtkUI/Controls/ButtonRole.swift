/// What a button does to what the person who uses the app has at hand.
///
/// ```swift
/// Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
/// ```
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")

  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}
