/// A transition with which the new text of a `Text` replaces the old text.
///
/// ```swift
/// struct Score: View {
///   @State private var points = 0
///
///   var body: some View {
///     VStack {
///       Text("\(points)")
///         .monospacedDigit()
///         .contentTransition(.numericText(value: Double(points)))
///       Button("Add") { withAnimation { points += 1 } }
///     }
///   }
/// }
/// ```
///
/// The transition runs if the text is changed by ``withAnimation(_:_:)``, or together with the
/// value of ``View/animation(_:value:)``. Other changes are shown at once. The text has the size of
/// the new text from the beginning. A picture of the old text is drawn above the new text. A
/// transition that is interrupted by another change continues from the current state. If the
/// transition was interrupted more than three times without a pause, the transition continues from
/// the current text without a picture of the older texts.
///
/// **Accessibility.** A screen reader reads only the new text, also during the transition. If
/// animations are disabled in the settings of the desktop, the new text is shown at once.
///
/// **Differences from SwiftUI.** The default is ``identity`` instead of an interpolation.
/// ``interpolate`` is the same transition as ``opacity``, and the transitions for numbers move the
/// whole text instead of the changed digits. Symbols, and changes of the font or of the colour
/// without a change of the text, have no transition.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case counting(isDown: Bool)
    case value(Double)
  }

  private let kind: Kind

  /// A transition that shows the new text at once. This transition is the default.
  public static let identity = ContentTransition(kind: .identity)

  /// A transition that fades the old text out, and the new text in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// A transition that fades the old text out, and the new text in, like ``opacity``.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition that fades and moves a text that contains a number.
  ///
  /// - Parameter countsDown: Whether the texts move down. By default, the old text moves up, and
  ///   the new text moves in from below.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .counting(isDown: countsDown))
  }

  /// Returns a transition that fades and moves a text that contains a number. The texts move down
  /// if the number has become smaller. Otherwise, the texts move up.
  ///
  /// - Parameter value: The number that the text contains.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }

  /// Returns the vertical direction in which the texts move.
  ///
  /// - Parameter old: The transition at the time of the previous change of the text.
  /// - Returns: -1 for up, 1 for down, and 0 for texts that do not move.
  func movement(since old: Self) -> Double {
    switch (kind, old.kind) {
    case (.identity, _), (.opacity, _), (.interpolate, _): 0
    case (.counting(let isDown), _): isDown ? 1 : -1
    case (.value(let new), .value(let old)): new < old ? 1 : -1
    case (.value, _): -1
    }
  }
}
