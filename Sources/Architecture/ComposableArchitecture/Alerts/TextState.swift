import CustomDump

/// Text to be shown, as a value that can be compared and tested.
///
/// ```swift
/// TextState("Delete \(item.name)?")
/// ```
///
/// It is always shown as it is: nothing in it is taken for markup.
public struct TextState: Equatable, Hashable, Sendable {
  private let string: String

  /// Text that is not to be translated.
  public init(verbatim content: String) {
    self.string = content
  }

  /// Text that is shown as it is.
  public init<S: StringProtocol>(_ content: S) {
    self.string = String(content)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(verbatim: lhs.string + rhs.string)
  }

  fileprivate var rendered: String { string }
}

extension String {
  /// The text as it is shown.
  public init(state: TextState) {
    self = state.rendered
  }
}

extension TextState: CustomDumpRepresentable {
  public var customDumpValue: Any { string }
}
