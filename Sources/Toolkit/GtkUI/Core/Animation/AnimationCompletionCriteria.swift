/// The time at which the animations of a change are complete. See
/// ``withAnimation(_:completionCriteria:_:completion:)``.
///
/// ```swift
/// @State private var isLarge = false
/// @State private var isCaptionShown = false
///
/// func enlarge() {
///   withAnimation(.bouncy, completionCriteria: .removed) {
///     isLarge = true
///   } completion: {
///     isCaptionShown = true
///   }
/// }
/// ```
///
/// The criteria differ only for springs. If animations are disabled in the settings of the desktop,
/// no animation starts, and the criterion determines the delay of the completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// The time after the perceived duration of a spring. The value can still move slightly, because
  /// a spring approaches its target slowly. A timing curve is complete at its end.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The time at which the value no longer moves.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
