import Foundation
import Gtk

/// Text that can be read. It is shown as it is: nothing in it is taken for markup.
///
/// ```swift
/// Text("Counters")
///   .font(.title)
/// Text("Total: ") + Text("\(count)").bold().monospacedDigit()
/// ```
///
/// Long text wraps, between words where it can; see `lineLimit(_:)`. Where a font or a colour isn't
/// said here, that of the views around counts.
public struct Text: View, Equatable {
  public typealias Body = Never

  /// A stretch of text that looks the same throughout.
  struct Run: Equatable {
    var text: String
    var style = TextStyle()
  }

  private(set) var runs: [Run]
  private(set) var keepsWords = false

  public init(_ content: some StringProtocol) {
    runs = [Run(text: String(content))]
  }

  /// The text as it is, which ``init(_:)`` takes it for as well.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// A value as `format` writes it.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// One text after the other, each of which keeps its looks. They wrap as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    text.keepsWords = lhs.keepsWords || rhs.keepsWords
    return text
  }

  /// The same text, which is never broken within a word or a number. It needs room for the longest.
  public func keepingWords() -> Self {
    var text = self
    text.keepsWords = true
    return text
  }

  /// What it says, without its looks.
  public var plainText: String { runs.map(\.text).joined() }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    TextNode(self, context)
  }

  /// The same text; what isn't said of a stretch yet is as `change` says.
  func styled(_ change: (inout TextStyle) -> Void) -> Self {
    var addition = TextStyle()
    change(&addition)
    var text = self
    for index in text.runs.indices {
      text.runs[index].style = text.runs[index].style.merging(addition)
    }
    return text
  }
}
