import CustomDump

/// A text that a view shows, as a value that can be compared and tested.
///
/// ```swift
/// TextState("Delete \(item.name)?")
/// ```
///
/// Markup in the text is not interpreted.
public struct TextState: Equatable, Hashable, Sendable {
  private let string: String

  /// Creates a text that is not translated.
  public init(verbatim content: String) {
    self.string = content
  }

  /// Creates a text that is not translated, like ``init(verbatim:)``.
  public init<S: StringProtocol>(_ content: S) {
    self.string = String(content)
  }

  /// Returns the text of the left operand followed by the text of the right operand.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(verbatim: lhs.string + rhs.string)
  }

  fileprivate var rendered: String { string }
}

extension String {
  /// Creates the string that is shown for a text.
  public init(state: TextState) {
    self = state.rendered
  }
}

extension TextState: CustomDumpRepresentable {
  /// The text as a plain string, so that a failure message shows no wrapper.
  public var customDumpValue: Any { string }
}
